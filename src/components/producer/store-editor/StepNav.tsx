import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { STORE_STEPS, type StepState, type StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import { Icon } from '../../icons/Icon.tsx';
import { AppLink } from '../../layout/AppLink.tsx';
import { stepStateLabels, storeStepLabels, storeEditorMessages } from './store-editor.messages.ts';

interface StepNavProps {
  current: StoreStep;
  stateOf: (step: StoreStep) => StepState;
  addressOf: (step: StoreStep) => ScreenAddress;
}

const tab: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '1',
  minHeight: 'touch',
  paddingBlock: '2',
  paddingInline: '1',
  color: 'ink2',
  fontSize: 'sm',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  textAlign: 'center',
  borderRadius: 'tag',
  '&:hover': { color: 'ink' },
  '&[data-current]': { color: 'ink' },
  '& [data-part=mark]': {
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    background: 'raised',
    border: '2px solid var(--td-colors-edge)',
    borderRadius: 'full',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-state=done] [data-part=mark]': {
    background: 'success',
    borderColor: 'success',
    color: 'onSuccess',
  },
  '&[data-state=wrong] [data-part=mark]': { background: 'danger', borderColor: 'danger', color: 'onDanger' },
  '&[data-current] [data-part=mark]': { outline: '3px solid var(--td-colors-ink)', outlineOffset: '2px' },
};

const mark = (state: StepState, number: number) => {
  if (state === 'done') return <Icon name="check" size={18} />;
  return state === 'wrong' ? <Icon name="warning" size={18} /> : number;
};

/** Steps of the store editor with their state; they can be visited in any order. */
export function StepNav({ current, stateOf, addressOf }: StepNavProps) {
  return (
    <chakra.nav aria-label={storeEditorMessages.steps}>
      <chakra.ol
        display="grid"
        gridTemplateColumns="repeat(5, minmax(0, 1fr))"
        gap="1"
        listStyleType="none"
        position="relative"
        _before={{
          content: '""',
          position: 'absolute',
          insetInline: '10%',
          top: '1.5rem',
          borderTop: '2px dashed var(--td-colors-edge)',
        }}
      >
        {STORE_STEPS.map((step, index) => {
          const state = stateOf(step);
          const isCurrent = step === current;
          return (
            <li key={step}>
              <AppLink
                href={addressOf(step)}
                activeOptions={{ exact: true }}
                css={tab}
                data-state={state}
                {...(isCurrent ? { 'data-current': '' } : {})}
              >
                <span data-part="mark" aria-hidden="true">
                  {mark(state, index + 1)}
                </span>
                <chakra.span
                  // On phones the heading below names the step; the label would need three lines.
                  srOnly={{ base: true, md: false }}
                >
                  {storeStepLabels[step]}
                </chakra.span>
                <chakra.span srOnly>{`, ${stepStateLabels[state]}`}</chakra.span>
              </AppLink>
            </li>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}
