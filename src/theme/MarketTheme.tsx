import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { DRESS_CSS } from './dress.ts';
import { STAND_IN_FACES } from './font-faces.ts';
import { NIGHT_CSS } from './night.ts';
import { RESET_CSS } from './reset.ts';
import { STILL_CSS } from './still.ts';

/** Everything below wears the market's look. `system` comes from `makeSystem()`. */
export function MarketTheme({ system, children }: { system: SystemContext; children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <Global styles={RESET_CSS + STAND_IN_FACES} />
      <Global styles={NIGHT_CSS + DRESS_CSS + STILL_CSS} />
      {children}
    </ChakraProvider>
  );
}
