import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { Awning } from '../market/Awning.tsx';
import { AppLink } from './AppLink.tsx';
import { headerItemStyles } from './header-item-styles.ts';
import { stickyOffset } from './sticky-offset.ts';
import { Wordmark } from './Wordmark.tsx';

export interface HeaderProps {
  search: ReactNode;
  /** Notification bell; it loads after hydration into reserved space. */
  notices: ReactNode;
  account: ReactNode;
  /** Cart button. */
  cart: ReactNode;
}

const bar: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: { base: '1', md: '5' },
  maxWidth: 'page',
  minHeight: { base: '56px', md: '72px' },
  marginInline: 'auto',
  // At 320 px the content of the header just fits with this padding.
  paddingInline: { base: 'clamp(8px, 20vw - 56px, 16px)', md: '6' },
};

// Constant element: React skips it when the component re-renders.
const NAME = (
  <AppLink
    to="/"
    aria-label="Tenderete, inicio"
    display="flex"
    alignItems="center"
    minHeight="touch"
    flexShrink="0"
  >
    <Wordmark />
  </AppLink>
);
const PRODUCTS = (
  <AppLink to="/products" css={headerItemStyles} display={{ base: 'none', lg: 'inline-flex' }}>
    Productos
  </AppLink>
);
const STALLS = (
  <AppLink to="/tiendas" css={headerItemStyles} marginLeft={{ base: 'auto', md: '0' }}>
    Puestos
  </AppLink>
);
const AWNING = (
  <chakra.div position="absolute" insetInline="0" top="100%" pointerEvents="none" id="market-awning">
    <Awning stripe={26} drop={16} sways />
  </chakra.div>
);

/** Header of the market: logo, search, account and cart. Its memo avoids renders; its changing parts update themselves. */
export const Header = memo(({ search, notices, account, cart }: HeaderProps) => (
  <chakra.header position="sticky" top={stickyOffset('0px')} zIndex="header" background="ground">
    <chakra.div css={bar}>
      {NAME}
      {PRODUCTS}
      {STALLS}
      <chakra.div
        display={{ base: 'none', md: 'block' }}
        flex="1"
        minWidth="12rem"
        maxWidth="30rem"
        marginInline="auto"
      >
        {search}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="1" minWidth="0" marginLeft={{ md: 'auto' }}>
        <chakra.div width="touch" height="touch" flexShrink="0">
          {notices}
        </chakra.div>
        {account}
        {cart}
      </chakra.div>
    </chakra.div>
    {AWNING}
  </chakra.header>
));
