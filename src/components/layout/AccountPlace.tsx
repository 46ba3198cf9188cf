import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { AppLink } from './AppLink.tsx';
import { headerPlace, wide } from './header-place.ts';
import { hidden } from './hidden.ts';

export interface AccountPlaceProps {
  /** Undefined while nobody knows yet, null for a visitor. */
  account: { name: string } | null | undefined;
}

const word: SystemStyleObject = {
  truncate: true,
  // Where the search needs the room it is only heard.
  '@media (max-width: 63.99rem)': hidden,
};

const firstName = (name: string | undefined) => name?.trim().split(' ')[0];

/** Who one is, or the way in, in the header of a wide screen. */
export function AccountPlace({ account }: AccountPlaceProps) {
  return (
    <AppLink
      to={account === null ? '/login' : '/profile'}
      css={headerPlace}
      display={wide}
      width={{ lg: '8rem' }}
      minWidth="touch"
      justifyContent={{ base: 'center', lg: 'flex-start' }}
      flexShrink="0"
    >
      <Icon name="person" />
      <chakra.span css={word}>
        {account === null ? 'Entrar' : (firstName(account?.name) ?? 'Mi cuenta')}
      </chakra.span>
    </AppLink>
  );
}
