import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Everything below wears the market's look; the page has its sheet. `system` comes from `makeSystem()`. */
export function MarketTheme({ system, children }: { system: SystemContext; children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
