import { chakra } from '@chakra-ui/react/styled-system';
import { TEMPLATE_COLOURS } from '../../../../contract/stores/template-colours.ts';
import { STORE_IMAGES, type StoreImage } from '../../../../contract/stores/store-image.ts';
import {
  hasOwnColours,
  withTemplate,
  type StoreLook,
} from '../../../../contract/stores/store-form-values.ts';
import { Button } from '../../forms/Button.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { colourAdviceOf } from './colour-advice.ts';
import { ColourField } from './ColourField.tsx';
import { colourAdviceMessages, lookMessages } from './look.messages.ts';
import { PictureField } from './PictureField.tsx';
import { storePictureLabels } from './store-editor.messages.ts';
import type { StoreStepProps } from './store-step-props.ts';
import { TemplateChoice } from './TemplateChoice.tsx';

const SHAPES: Record<StoreImage, 'square' | 'wide'> = {
  heroImage: 'wide',
  logo: 'square',
  avatar: 'square',
  eventBanner: 'wide',
};

interface LookStepProps extends StoreStepProps {
  /** URL of the hero picture, also for a file that is not uploaded yet. */
  heroUrl: string | null;
}

/** Editor step: template, colours with their contrast, and pictures (R3.6, R3.7, R3.8). */
export function LookStep({ values, errors, isBusy, heroUrl, onChanged }: LookStepProps) {
  const { look } = values;
  const advice = colourAdviceOf(look);
  const change = (changed: Partial<StoreLook>) => onChanged('look', { ...look, ...changed });
  const words = lookMessages;
  return (
    <>
      <Panel title={words.template} lead={words.templateHint}>
        <TemplateChoice
          values={values}
          heroUrl={heroUrl}
          onChosen={(template) => onChanged('look', withTemplate(look, template))}
        />
      </Panel>
      <Panel title={words.colours}>
        <chakra.div display="grid" gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
          <ColourField
            name="look.primaryColor"
            label={words.primary}
            hint={words.primaryHint}
            value={look.primaryColor}
            fault={advice.primary}
            readOnly={isBusy}
            onChanged={(primaryColor) => change({ primaryColor })}
          />
          <ColourField
            name="look.secondaryColor"
            label={words.secondary}
            hint={words.secondaryHint}
            value={look.secondaryColor}
            fault={advice.secondary}
            readOnly={isBusy}
            onChanged={(secondaryColor) => change({ secondaryColor })}
          />
        </chakra.div>
        <chakra.p fontSize="sm" aria-live="polite">
          {colourAdviceMessages[advice.letters]}
        </chakra.p>
        {hasOwnColours(look) ? (
          <div>
            <Button variant="quiet" size="sm" onClick={() => change(TEMPLATE_COLOURS[look.template])}>
              {words.ofTemplate}
            </Button>
          </div>
        ) : null}
      </Panel>
      <Panel title={words.pictures} lead={words.pictureRules}>
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
          {STORE_IMAGES.map((key) => (
            <chakra.div key={key} {...(SHAPES[key] === 'wide' ? { gridColumn: '1 / -1' } : {})}>
              <PictureField
                name={key}
                {...storePictureLabels[key]}
                shape={SHAPES[key]}
                picture={values[key]}
                error={errors[key]}
                onChanged={(picture) => onChanged(key, picture)}
              />
            </chakra.div>
          ))}
        </chakra.div>
      </Panel>
    </>
  );
}
