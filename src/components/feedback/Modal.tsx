import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { catchLostFocus } from '../layout/heading-focus.ts';

interface ModalProps {
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  side?: 'centre' | 'right' | 'whole';
  onDismissed: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const common: SystemStyleObject = {
  background: 'raised',
  color: 'ink',
  border: '0',
  boxShadow: '0 24px 60px -20px rgb(30 12 0 / .6)',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(23 15 6 / .55)' },
};

const SIDES: Record<NonNullable<ModalProps['side']>, SystemStyleObject> = {
  centre: {
    ...common,
    width: 'min(30rem, calc(100% - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    margin: 'auto',
    borderRadius: 'card',
    animation: 'rise 180ms ease-out',
  },
  right: {
    ...common,
    width: 'min(26rem, 100%)',
    height: '100dvh',
    maxWidth: '100%',
    maxHeight: '100dvh',
    marginLeft: 'auto',
    marginRight: '0',
    animation: 'slide 200ms ease-out',
  },
  whole: {
    ...common,
    width: '100%',
    height: '100dvh',
    maxWidth: '100%',
    maxHeight: '100dvh',
    animation: 'rise 180ms ease-out',
  },
};

/** Scrollbar gutter, preserved while a dialog locks the page so that nothing shifts (`theme/chakra-system/deferred-css.ts`). */
function rememberGutter(): void {
  const root = document.documentElement;
  root.style.setProperty('--gutter', `${innerWidth - root.offsetWidth}px`);
}

/**
 * Modal dialog. The browser traps the focus inside and restores it afterwards; if that element is gone, the page heading
 * takes it.
 * The focus starts at the element marked `data-focus-first`.
 */
export function Modal({
  labelledBy,
  describedBy,
  role = 'dialog',
  side = 'centre',
  onDismissed,
  onKeyDown,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Layout effect: its cleanup closes the dialog before it unmounts, so that the focus can be restored.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!document.querySelector('dialog[open]')) rememberGutter();
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    return () => {
      dialog?.close();
      catchLostFocus();
    };
  }, []);
  const escape = (event: SyntheticEvent) => {
    event.preventDefault();
    onDismissed();
  };
  const press = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onDismissed();
  };
  return (
    <chakra.dialog
      ref={ref}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      onCancel={escape}
      onClick={press}
      {...(onKeyDown ? { onKeyDown } : {})}
      css={SIDES[side]}
    >
      {children}
    </chakra.dialog>
  );
}
