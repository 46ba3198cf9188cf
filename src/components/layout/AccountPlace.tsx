import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { AppLink } from './AppLink.tsx';
import { headerPlace, wide } from './header-place.ts';

export interface AccountPlaceProps {
  /** Undefined while nobody knows yet, null for a visitor. */
  account: { name: string } | null | undefined;
}

/** Who one is, or the way in, in the header of a wide screen. */
export function AccountPlace({ account }: AccountPlaceProps) {
  return (
    <AppLink
      to={account === null ? '/login' : '/profile'}
      css={headerPlace}
      display={wide}
      // Where the search needs the room no width is left for the word: it is only heard.
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
