import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { hidden } from './hidden.ts';

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <chakra.span css={hidden}>{children}</chakra.span>;
}
