import { chakra } from '@chakra-ui/react/styled-system';
import { LENGTHS } from '../../../../contract/values/lengths.ts';
import { previewStore } from '../../../../contract/stores/preview-store.ts';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Panel } from '../../layout/Panel.tsx';
import { nameStepMessages } from './store-editor.messages.ts';
import type { StoreStepProps } from './store-step-props.ts';

/** Editor step: name, address (slug), tagline and description (R5.1, R5.2). */
export function NameStep({ values, fieldOf }: StoreStepProps) {
  const { absolute } = useFormatter();
  const { title, words, name, slug, address, made, typed, moved, tagline, description } = nameStepMessages;
  const shown = previewStore(values).slug;
  const isTyped = values.slug.trim() !== '';
  const isMoved = values.of !== null && shown !== values.of.slug;
  return (
    <>
      <Panel title={title}>
        <TextField {...fieldOf('name')} {...name} maxLength={LENGTHS.name} enterKeyHint="next" />
        <TextField
          {...fieldOf('slug')}
          {...slug}
          optional
          placeholder={shown}
          maxLength={LENGTHS.slug}
          autoCapitalize="none"
          spellCheck={false}
          hint={
            <>
              <span>{`${address} `}</span>
              <chakra.strong data-part="address" color="ink" overflowWrap="anywhere">
                {absolute(`/tienda/${shown}`)}
              </chakra.strong>
              <span>{`. ${isMoved ? moved : isTyped ? typed : made}`}</span>
            </>
          }
        />
      </Panel>
      <Panel title={words}>
        <TextField {...fieldOf('tagline')} {...tagline} optional maxLength={200} enterKeyHint="next" />
        <TextAreaField
          {...fieldOf('description')}
          {...description}
          rows={5}
          maxLength={LENGTHS.storeDescription}
        />
      </Panel>
    </>
  );
}
