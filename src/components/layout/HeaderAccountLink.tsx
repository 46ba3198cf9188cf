import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { AppLink } from './AppLink.tsx';
import { headerItemStyles, hiddenOnPhones } from './header-item-styles.ts';

export interface HeaderAccountLinkProps {
  /** Undefined while unknown, null for a visitor. */
  account: { name: string } | null | undefined;
}

/** Link to the profile or the login, in the header of wide screens. */
export function HeaderAccountLink({ account }: HeaderAccountLinkProps) {
  return (
    <AppLink
      to={account === null ? '/login' : '/profile'}
      css={headerItemStyles}
      display={hiddenOnPhones}
      // Below this breakpoint the search needs the room, so the label is visually hidden.
      width={{ base: 'touch', lg: '8rem' }}
      flexShrink="0"
    >
      <Icon name="person" />
      <chakra.span truncate>
        {account === null ? 'Entrar' : (account?.name.split(' ')[0] ?? 'Mi cuenta')}
      </chakra.span>
    </AppLink>
  );
}
