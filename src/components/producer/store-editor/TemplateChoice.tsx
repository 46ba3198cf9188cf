import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { STORE_TEMPLATES } from '../../../../contract/stores/store-template.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../../../../contract/stores/template-colours.ts';
import { previewStore } from '../../../../contract/stores/preview-store.ts';
import { withTemplate, type StoreValues } from '../../../../contract/stores/store-form-values.ts';
import { Icon } from '../../icons/Icon.tsx';
import { lookMessages } from './look.messages.ts';
import { TemplateMiniature } from './TemplateMiniature.tsx';

interface TemplateChoiceProps {
  values: StoreValues;
  heroUrl: string | null;
  onChosen: (template: TemplateName) => void;
}

const card: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  background: 'raised',
  border: '2px solid var(--td-colors-edge)',
  borderRadius: 'card',
  overflow: 'hidden',
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: 'action', boxShadow: '0 0 0 2px var(--td-colors-action)' },
  '&:has(input:focus-visible)': { outline: '3px solid var(--td-colors-info)', outlineOffset: '3px' },
  '& [data-part=chosen]': { visibility: 'hidden' },
  '&:has(input:checked) [data-part=chosen]': { visibility: 'visible' },
};

/** Choice of six templates, each shown with the unsaved store (R3.7). */
export const TemplateChoice = ({ values, heroUrl, onChosen }: TemplateChoiceProps) => (
  <chakra.div
    role="radiogroup"
    aria-label={lookMessages.template}
    display="grid"
    gap="4"
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
  >
    {TEMPLATE_NAMES.map((template) => {
      const { name, description } = STORE_TEMPLATES[template];
      const look = withTemplate(values.look, template);
      return (
        <chakra.label key={template} css={card}>
          <chakra.input
            type="radio"
            name="look.template"
            value={template}
            checked={values.look.template === template}
            aria-label={`${name}. ${description}`}
            onChange={() => onChosen(template)}
            srOnly
          />
          <TemplateMiniature store={previewStore({ ...values, look }, { heroImage: heroUrl })} />
          <chakra.span
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            padding="3"
            borderTop="1px solid var(--td-colors-line)"
          >
            <span>
              <chakra.span display="block" fontWeight="semibold">
                {name}
              </chakra.span>
              <chakra.span
                display={{ base: 'none', md: 'block' }}
                color="ink2"
                fontSize="sm"
                lineHeight="snug"
              >
                {description}
              </chakra.span>
            </span>
            <chakra.span data-part="chosen" color="actionInk" flexShrink="0">
              <Icon name="check" />
            </chakra.span>
          </chakra.span>
        </chakra.label>
      );
    })}
  </chakra.div>
);
