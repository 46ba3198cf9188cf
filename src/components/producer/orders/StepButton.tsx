import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { STEP_GRACE } from '../../../../contract/orders/order-step.ts';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { RestoreFocusOnUnmount } from '../../layout/RestoreFocusOnUnmount.tsx';
import { Button } from '../../forms/Button.tsx';
import { orderStepMessages } from './order-steps.messages.ts';
import type { StepState } from './use-steps.ts';

interface StepButtonProps {
  step: StepState;
  /** What takes the step: an order by its number, or what is in a line. */
  of: string;
  /** Whether it is what its reader came for. */
  isQuiet?: boolean;
  /** Whether several lines take it together. */
  isAll?: boolean;
  /** What takes the step that the button names; where none is given the form does in which it stands. */
  onTaken?: (to: ProductOrderStatus) => void;
  onUndone: () => void;
}

/** The time that is left, running out along the foot of the button. */
const grace: SystemStyleObject = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: '3px',
  background: 'action',
  animation: `slide ${STEP_GRACE}ms linear reverse forwards`,
};

/** A second click of the same press is not another wish. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Keeps the focus on a button whose node is replaced, as a submit button and a plain one replace each other. */
function useStayingFocus() {
  const wasFocused = useRef(false);
  return useCallback((button: HTMLButtonElement) => {
    if (wasFocused.current) button.focus();
    return () => {
      wasFocused.current = document.activeElement === button;
    };
  }, []);
}

/** A row that comes into sight again goes on where it was. */
function TimeLeft({ since }: { since: number }) {
  const [passed] = useState(() => Math.max(0, Date.now() - since));
  return (
    <chakra.span
      data-part="time-left"
      css={grace}
      style={{ animationDelay: `-${passed}ms` }}
      aria-hidden="true"
    />
  );
}

/** The next step of what is ordered: taken, for a moment taken back, and then on its way (R4.14). */
export function StepButton({ step, of, isQuiet = false, isAll = false, onTaken, onUndone }: StepButtonProps) {
  const { take, takeOf, undo, undoOf } = orderStepMessages;
  const { status, since, isSent, isInTurn, next } = step;
  const ref = useStayingFocus();
  if (since !== null)
    return (
      <RestoreFocusOnUnmount>
        <Button
          ref={ref}
          size="sm"
          variant="quiet"
          position="relative"
          overflow="hidden"
          aria-label={undoOf(of)}
          onClick={once(onUndone)}
        >
          <span>{undo}</span>
          <TimeLeft since={since} />
        </Button>
      </RestoreFocusOnUnmount>
    );
  const shown = isSent && status !== 'completed' ? status : next;
  if (shown === null) return null;
  const word = take(shown, isAll);
  return (
    <RestoreFocusOnUnmount>
      <Button
        ref={ref}
        size="sm"
        variant={isQuiet ? 'quiet' : 'primary'}
        busy={isSent}
        queued={!isInTurn}
        aria-label={takeOf(word, of)}
        {...(onTaken ? { onClick: once(() => onTaken(shown)) } : { type: 'submit' })}
      >
        {word}
      </Button>
    </RestoreFocusOnUnmount>
  );
}
