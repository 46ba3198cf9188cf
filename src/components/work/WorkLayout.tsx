import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { Container } from '../layout/Container.tsx';

export interface WorkPlace {
  href: string;
  word: string;
  icon: IconName;
  exact?: boolean;
}

interface WorkLayoutProps {
  /** Whose back room this is. */
  label: string;
  places: readonly WorkPlace[];
  children: ReactNode;
}

const place: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: '8px',
  fontSize: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  '&:hover': { background: 'sunken' },
  '&[data-status=active]': { background: 'ink', color: 'ground' },
};

/** The back room of the stall: the same paper, quieter; the ways on the left, above on the phone. */
export function WorkLayout({ label, places, children }: WorkLayoutProps) {
  return (
    <Container
      display="grid"
      alignItems="start"
      gap={{ base: '5', lg: '8' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}
      paddingTop={{ base: '8', md: '10' }}
    >
      <chakra.nav
        aria-label={label}
        position={{ base: 'static', lg: 'sticky' }}
        top="7rem"
        overflowX="auto"
        marginInline={{ base: '-1rem', lg: '0' }}
      >
        <chakra.ul
          display="flex"
          flexDirection={{ base: 'row', lg: 'column' }}
          gap="1"
          padding={{ base: '0 1rem 0.25rem', lg: '0' }}
        >
          {places.map(({ href, word, icon, exact }) => (
            <li key={href}>
              <AppLink
                href={href}
                css={place}
                activeOptions={{ exact: exact ?? false, includeSearch: false }}
              >
                <Icon name={icon} />
                {word}
              </AppLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div minWidth="0">{children}</chakra.div>
    </Container>
  );
}
