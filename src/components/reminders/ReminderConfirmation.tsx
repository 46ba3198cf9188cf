import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface ReminderToldProps {
  title: string;
  children: ReactNode;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Outcome of the confirmation. The pressed button has unmounted, so the heading takes the focus. */
export const ReminderConfirmation = ({ title, children }: ReminderToldProps) => (
  <chakra.div display="grid" justifyItems="start" gap="3">
    <chakra.h2 ref={takeFocus} tabIndex={-1} display="flex" alignItems="center" gap="2" fontSize="2xl">
      <chakra.span color="success">
        <Icon name="check" />
      </chakra.span>
      <span>{title}</span>
    </chakra.h2>
    {children}
  </chakra.div>
);
