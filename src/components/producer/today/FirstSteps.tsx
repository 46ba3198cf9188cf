import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { LinkButton } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { visuallyHiddenStyles } from '../../layout/visually-hidden-styles.ts';
import { Panel } from '../../layout/Panel.tsx';
import { producerTodayMessages, firstStepMessages } from './today.messages.ts';
import { type FirstStep, FIRST_STEPS } from './tasks.ts';

const step: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: '4',
  rowGap: '2',
  alignItems: 'start',
  color: 'ink2',
  '&[data-state=next]': { color: 'ink' },
  '& [data-part=mark]': {
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    border: '2px solid var(--td-colors-edge)',
    borderRadius: 'full',
    fontFamily: 'heading',
    fontWeight: 'bold',
  },
  '&[data-state=done] [data-part=mark]': {
    background: 'success',
    borderColor: 'success',
    color: 'ground',
  },
  '&[data-state=next] [data-part=mark]': { borderColor: 'action', color: 'actionInk' },
  '& > a': { gridColumn: '2', justifySelf: 'start' },
};

interface FirstStepsProps {
  done: ReadonlySet<FirstStep>;
  /** Screen address of each step. */
  hrefs: Readonly<Record<FirstStep, ScreenAddress>>;
}

/** Checklist up to the first sale: completed steps and the next one. */
export function FirstSteps({ done, hrefs }: FirstStepsProps) {
  const next = FIRST_STEPS.find((one) => !done.has(one));
  return (
    <Panel title={producerTodayMessages.steps}>
      <chakra.ol display="grid" gap="5" listStyleType="none">
        {FIRST_STEPS.map((one, place) => {
          const { word, hint, go } = firstStepMessages[one];
          const state = done.has(one) ? 'done' : one === next ? 'next' : 'later';
          return (
            <chakra.li
              key={one}
              css={step}
              data-part="step"
              data-state={state}
              {...(state === 'next' ? { 'aria-current': 'step' as const } : {})}
            >
              <span data-part="mark" aria-hidden="true">
                {state === 'done' ? <Icon name="check" size={18} /> : place + 1}
              </span>
              <chakra.div minWidth="0">
                <chakra.p fontWeight="bold" lineHeight="2.25rem">
                  <span>{word}</span>
                  {state === 'done' ? (
                    <chakra.span css={visuallyHiddenStyles}>{`. ${producerTodayMessages.done}`}</chakra.span>
                  ) : null}
                </chakra.p>
                {state === 'next' ? <p>{hint}</p> : null}
              </chakra.div>
              {state === 'next' ? <LinkButton href={hrefs[one]}>{go}</LinkButton> : null}
            </chakra.li>
          );
        })}
      </chakra.ol>
    </Panel>
  );
}
