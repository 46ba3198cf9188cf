import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Theme provider of the market; its global CSS is in the page. `system` comes from `makeSystem()`. */
export function MarketTheme({ system, children }: { system: SystemContext; children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
