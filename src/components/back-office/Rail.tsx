import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { AppLink } from '../layout/AppLink.tsx';
import type { Place } from './places.ts';

const entry: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  paddingInline: '3',
  borderRadius: 'card',
  fontSize: 'sm',
  fontWeight: 'semibold',
  _hover: { background: 'ground' },
  '&[data-status=active]': { background: 'raised', color: 'actionInk', boxShadow: 'stall' },
};

interface RailProps {
  places: readonly Place[];
  /** Where one leaves the back office. */
  waysOut: readonly Place[];
}

/** The way around the back office on a wide screen, on sunken paper. */
export function Rail({ places, waysOut }: RailProps) {
  return (
    <chakra.nav
      aria-label="Principal"
      display={{ base: 'none', md: 'flex' }}
      flexDirection="column"
      justifyContent="space-between"
      gap="8"
      width="14.5rem"
      flexShrink="0"
      position="sticky"
      top="4rem"
      height="calc(100dvh - 4rem)"
      padding="4"
      paddingTop="8"
      background="sunken"
    >
      <Entries places={places} />
      <Entries places={waysOut} />
    </chakra.nav>
  );
}

const Entries = ({ places }: { places: readonly Place[] }) => (
  <chakra.ul display="grid" gap="1">
    {places.map(({ to, icon, word }) => (
      <li key={to}>
        <AppLink to={to} css={entry}>
          <Icon name={icon} />
          {word}
        </AppLink>
      </li>
    ))}
  </chakra.ul>
);
