import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Old results, dimmed while new ones load. */
export function StaleWhileRefreshing({
  isRefreshing,
  children,
}: {
  isRefreshing: boolean;
  children: ReactNode;
}) {
  return (
    <chakra.div
      data-part="found"
      aria-busy={isRefreshing}
      opacity={isRefreshing ? 0.5 : 1}
      transition="opacity 120ms ease-out"
    >
      {children}
    </chakra.div>
  );
}
