import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { hidden } from './visually-hidden-styles.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <chakra.span css={hidden}>{children}</chakra.span>;
}
