import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';

interface EmptyStateProps {
  /** Illustration from the drawings folder. */
  drawing: ReactNode;
  title: string;
  children?: ReactNode;
  /** Single action: a LinkButton or a Button. */
  action?: ReactNode;
}

/** Empty state: illustration, sentence and one action. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <chakra.div
      data-part="empty-state"
      display="grid"
      justifyItems="center"
      gap="4"
      paddingBlock={{ base: '6', md: '16' }}
      textAlign="center"
    >
      <Drawing>{drawing}</Drawing>
      <chakra.h2 fontSize="2xl">{title}</chakra.h2>
      {children ? (
        <chakra.div color="ink2" maxWidth="44ch">
          {children}
        </chakra.div>
      ) : null}
      {action}
    </chakra.div>
  );
}
