import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { AnyIcon } from '../icons/AnyIcon.tsx';
import { AppLink } from '../layout/AppLink.tsx';
import type { NavItem } from './navigation-items.ts';

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
  places: readonly NavItem[];
  /** Links that leave the back office. */
  waysOut: readonly NavItem[];
}

/** Side navigation of the back office on wide screens. */
export function SideNav({ places, waysOut }: RailProps) {
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
      top="64px"
      height="calc(100dvh - 64px)"
      padding="4"
      paddingTop="8"
      background="sunken"
      css={{ '@media print': { display: 'none' } }}
    >
      <Entries places={places} />
      <Entries places={waysOut} />
    </chakra.nav>
  );
}

const Entries = ({ places }: { places: readonly NavItem[] }) => (
  <chakra.ul display="grid" gap="1">
    {places.map(({ href, icon, word, isExact = false }) => (
      <li key={word}>
        <AppLink href={href} css={entry} activeOptions={{ exact: isExact }}>
          <AnyIcon name={icon} />
          <span>{word}</span>
        </AppLink>
      </li>
    ))}
  </chakra.ul>
);
