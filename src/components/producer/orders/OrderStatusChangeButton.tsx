import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { STATUS_CHANGE_UNDO_MS } from '../../../../contract/orders/order-status-change.ts';
import type { ProductOrderStatus } from '../../../../contract/orders/order.ts';
import { RestoreFocusOnUnmount } from '../../layout/RestoreFocusOnUnmount.tsx';
import { Button } from '../../forms/Button.tsx';
import { orderStatusChangeMessages } from './order-status-changes.messages.ts';
import type { OrderStatusChangeState } from './use-order-status-changes.ts';

interface OrderStatusChangeButtonProps {
  change: OrderStatusChangeState;
  /** Subject of the status change: the order number or the line, for the accessible name. */
  of: string;
  /** Secondary appearance. */
  isQuiet?: boolean;
  /** Several lines change together. */
  isAll?: boolean;
  /** Requests the status named by the button; without it, the button submits its form. */
  onTaken?: (to: ProductOrderStatus) => void;
  onUndone: () => void;
}

/** Countdown bar at the bottom of the button: the time left for an undo. */
const grace: SystemStyleObject = {
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  height: '3px',
  background: 'action',
  animation: `slide ${STATUS_CHANGE_UNDO_MS}ms linear reverse forwards`,
};

/** Ignores the second click of a double click. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Restores the focus if the button's node is replaced, for example a submit button by a plain one. */
function useStayingFocus() {
  const wasFocused = useRef(false);
  return useCallback((button: HTMLButtonElement) => {
    if (wasFocused.current) button.focus();
    return () => {
      wasFocused.current = document.activeElement === button;
    };
  }, []);
}

/** Countdown that starts at the elapsed time, because the row may mount again. */
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

/** Button of the next status: the change can be undone for a short time, then it is sent (R4.14). */
export function OrderStatusChangeButton({
  change,
  of,
  isQuiet = false,
  isAll = false,
  onTaken,
  onUndone,
}: OrderStatusChangeButtonProps) {
  const { take, takeOf, undo, undoOf } = orderStatusChangeMessages;
  const { status, since, isSent, isInTurn, next } = change;
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
