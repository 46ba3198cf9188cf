import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BottomBar } from './BottomBar.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { DeferredHydration } from '../hydration/DeferredHydration.tsx';

export interface ShellProps {
  header: HeaderProps;
  footer: ReactNode;
  /** Cart button of the bottom bar. */
  barCart: ReactNode;
  children: ReactNode;
  /** Overlays above the page: cart panel, confirmation dialog and toasts. */
  overlays?: ReactNode;
}

// Constant elements: React skips them when the component re-renders.
const SKIP_LINK = <SkipLink />;
const ROOM_FOR_BAR = (
  <chakra.div aria-hidden="true" display={{ base: 'block', md: 'none' }} height="60px" background="sunken" />
);

/** Layout of the market: header, screen and footer; on phones a bottom bar. */
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
