import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { visuallyHiddenStyles } from './visually-hidden-styles.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <chakra.span css={visuallyHiddenStyles}>{children}</chakra.span>;
}
