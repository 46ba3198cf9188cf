import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** What was found; it stays in sight, paler, while something else is on its way. */
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
