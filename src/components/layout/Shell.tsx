import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BottomBar } from './BottomBar.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { DeferredHydration } from '../hydration/DeferredHydration.tsx';

export interface ShellProps {
  header: HeaderProps;
  footer: ReactNode;
  /** What one carries, in the phone's bar. */
  barCart: ReactNode;
  /** The screen. */
  children: ReactNode;
  /** What lies over the page: drawer, question, toasts. */
  overlays?: ReactNode;
}

// Always the same elements: React does not draw them anew with what changes around them.
const SKIP_LINK = <SkipLink />;
const ROOM_FOR_BAR = (
  <chakra.div aria-hidden="true" display={{ base: 'block', md: 'none' }} height="60px" background="sunken" />
);

/** Every page of the market: header, the screen, footer, and on the phone the bar below. */
export function Shell({ header, footer, barCart, children, overlays }: ShellProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      {SKIP_LINK}
      <DeferredHydration>
        <Header {...header} />
      </DeferredHydration>
      <chakra.main id={MAIN_ID} flex="1">
        {children}
      </chakra.main>
      <DeferredHydration>{footer}</DeferredHydration>
      {ROOM_FOR_BAR}
      <DeferredHydration>
        <BottomBar cart={barCart} />
      </DeferredHydration>
      {overlays}
    </chakra.div>
  );
}
