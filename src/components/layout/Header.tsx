import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Awning } from '../market/Awning.tsx';
import { AppLink } from './AppLink.tsx';
import { headerPlace, wide } from './header-place.ts';
import { SearchBox } from './SearchBox.tsx';
import { type ChosenStore, StoreChip } from './StoreChip.tsx';
import { Wordmark } from './Wordmark.tsx';

export interface HeaderProps {
  /** Undefined while nobody knows yet, null for a visitor. */
  account: { name: string } | null | undefined;
  /** What one carries, and the way to it. */
  cart: ReactNode;
  store: ChosenStore | null;
  query?: string;
  onSearch?: (query: string) => void;
  /** The bell, which comes when the page lives; its place is kept. */
  notices?: ReactNode;
}

const bar: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3', md: '5' },
  maxWidth: 'page',
  height: { base: '3.5rem', md: '4.5rem' },
  marginInline: 'auto',
  paddingInline: { base: '4', md: '6' },
};

// Always the same elements: React does not draw them anew with what changes around them.
const NAME = (
  <AppLink
    href="/"
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
  <AppLink href="/products" css={headerPlace} display={wide}>
    Productos
  </AppLink>
);
const AWNING = (
  <chakra.div position="absolute" insetInline="0" top="100%" pointerEvents="none" id="market-awning">
    <Awning stripe={26} drop={16} sways />
  </chakra.div>
);

/** The roof of the market: its name, the search, who you are and what you carry. */
export function Header({ account, cart, store, query, onSearch, notices }: HeaderProps) {
  return (
    <chakra.header position="sticky" top="0" zIndex="header" background="ground">
      <chakra.div css={bar}>
        {NAME}
        {PRODUCTS}
        <chakra.div display={{ base: 'none', md: 'block' }} flex="1" maxWidth="30rem" marginInline="auto">
          <SearchBox {...(query === undefined ? {} : { query })} {...(onSearch ? { onSearch } : {})} />
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap="1" minWidth="0" marginLeft="auto">
          <StoreChip store={store} />
          <chakra.div width="touch" height="touch" flexShrink="0">
            {notices}
          </chakra.div>
          <AppLink
            href={account === null ? '/login' : '/profile'}
            css={headerPlace}
            display={wide}
            width="8rem"
            flexShrink="0"
          >
            <Icon name="person" />
            <chakra.span truncate>{account === null ? 'Entrar' : (account?.name ?? 'Mi cuenta')}</chakra.span>
          </AppLink>
          {cart}
        </chakra.div>
      </chakra.div>
      {AWNING}
    </chakra.header>
  );
}
