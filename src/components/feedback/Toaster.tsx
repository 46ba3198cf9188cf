import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { type ToastKind, TOAST_POSITIONS, type ToastPosition } from '../../../contract/shell/toast.ts';
import { FEEDBACK_TIMING } from '../../../contract/limits.ts';
import type { Toast } from '../../machines/shell/toasts.machine.ts';
import { TOAST_OFFSET } from './toast-offset.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';

interface ToasterProps {
  toasts: readonly Toast[];
  onDismissed: (id: string) => void;
}

const LOOKS: Record<ToastKind, { icon: IconName; color: string }> = {
  success: { icon: 'check', color: 'success' },
  error: { icon: 'warning', color: 'danger' },
  info: { icon: 'info', color: 'info' },
};

const edge = { base: '16px', md: '24px' };
const SIDES: Record<string, SystemStyleObject> = {
  top: { top: { base: 'auto', md: '104px' }, bottom: { base: TOAST_OFFSET, md: 'auto' } },
  bottom: { top: 'auto', bottom: { base: TOAST_OFFSET, md: '24px' }, flexDirection: 'column-reverse' },
  left: { left: edge, right: 'auto' },
  center: { left: '50%', right: 'auto', transform: 'translateX(-50%)' },
  right: { left: 'auto', right: edge },
};

const placeOf = (position: ToastPosition): SystemStyleObject => {
  const [vertical = 'top', horizontal = 'right'] = position.split('-');
  return { ...SIDES[vertical], ...SIDES[horizontal] };
};

/** Toasts in six positions, at most five, above everything including dialogs; on phones above the bottom bar (R2.14). */
export function Toaster({ toasts, onDismissed }: ToasterProps) {
  const shown = toasts.slice(-FEEDBACK_TIMING.maxToasts);
  return TOAST_POSITIONS.map((position) => {
    const here = shown.filter((toast) => toast.position === position);
    return here.length > 0 ? (
      <Corner key={position} position={position} toasts={here} onDismissed={onDismissed} />
    ) : null;
  });
}

/** Scrolls the focused element into view if a toast covers it. */
function uncoverFocus(corner: HTMLElement): void {
  const held = document.activeElement;
  const at = held?.getBoundingClientRect();
  if (!held || !at || at.height > innerHeight / 2) return;
  const inItsMiddle = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  if (corner.contains(inItsMiddle)) held.scrollIntoView({ block: 'center' });
}

function Corner({ position, toasts, onDismissed }: ToasterProps & { position: ToastPosition }) {
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const corner = newest === undefined ? null : ref.current;
    // A modal dialog covers every element that entered the top layer before it, so the toasts re-enter it.
    if (corner?.matches(':popover-open')) corner.hidePopover();
    corner?.showPopover?.();
    if (corner) uncoverFocus(corner);
  }, [newest]);
  return (
    <chakra.div
      ref={ref}
      popover="manual"
      data-position={position}
      position="fixed"
      display="flex"
      flexDirection="column"
      gap="2"
      width="min(24rem, calc(100% - 2rem))"
      background="transparent"
      border="0"
      margin="0"
      overflow="visible"
      padding="0"
      css={placeOf(position)}
    >
      {toasts.map((toast) => (
        <ToastNote key={toast.id} toast={toast} onDismissed={onDismissed} />
      ))}
    </chakra.div>
  );
}

function ToastNote({ toast, onDismissed }: { toast: Toast; onDismissed: (id: string) => void }) {
  const { icon, color } = LOOKS[toast.kind];
  return (
    <chakra.div
      role={toast.kind === 'error' ? 'alert' : 'status'}
      display="flex"
      alignItems="flex-start"
      gap="3"
      padding="3"
      background="raised"
      borderRadius="card"
      borderLeft={`6px solid var(--td-colors-${color})`}
      boxShadow="0 12px 32px -12px rgb(30 12 0 / .5)"
      color="ink"
      animation="rise 180ms ease-out"
    >
      <chakra.span color={color} marginTop="2px">
        <Icon name={icon} />
      </chakra.span>
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="bold">{toast.title}</chakra.p>
        <chakra.p maxHeight="10rem" overflowY="auto" overflowWrap="anywhere" fontSize="sm">
          {toast.message}
        </chakra.p>
      </chakra.div>
      <chakra.button
        type="button"
        aria-label="Cerrar el aviso"
        onClick={() => onDismissed(toast.id)}
        display="grid"
        placeItems="center"
        flexShrink="0"
        width="touch"
        height="touch"
        marginBlock="-8px"
        marginRight="-4px"
        borderRadius="full"
        cursor="pointer"
      >
        <Icon name="close" />
      </chakra.button>
    </chakra.div>
  );
}
