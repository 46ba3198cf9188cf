import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon.tsx';
import { AppLink } from '../layout/AppLink.tsx';
import { barPlace } from '../layout/bar-place.ts';
import type { Place } from './places.ts';

/** The same way around on the phone, within reach of the thumb. */
export const PhoneBar = ({ places }: { places: readonly Place[] }) => (
  <chakra.nav
    aria-label="Principal"
    display={{ base: 'block', md: 'none' }}
    position="fixed"
    insetInline="0"
    bottom="0"
    zIndex="bar"
    background="raised"
    borderTop="1px solid var(--td-colors-line)"
    paddingBottom="env(safe-area-inset-bottom)"
  >
    <chakra.ul display="grid" gridTemplateColumns={`repeat(${places.length}, 1fr)`}>
      {places.map(({ to, icon, word }) => (
        <li key={to}>
          <AppLink to={to} css={barPlace}>
            <Icon name={icon} size={24} />
            {word}
          </AppLink>
        </li>
      ))}
    </chakra.ul>
  </chakra.nav>
);
