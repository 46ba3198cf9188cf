import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { placesIn } from '../../../contract/shell/screen-metadata.ts';
import type { ThemeChoice } from '../../theme/theme-choice.ts';
import { AppLink } from './AppLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';

const LINKS = placesIn('footer');

export interface FooterProps {
  theme: ThemeChoice | null;
  onThemeChosen: (theme: ThemeChoice) => void;
}

/** Footer of the market: secondary links and the theme switch. */
export const Footer = memo(function Footer(props: FooterProps) {
  return (
    <chakra.footer
      background="sunken"
      borderTop="1px solid var(--td-colors-line)"
      marginTop={{ base: '12', md: '20' }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="6"
        maxWidth="page"
        marginInline="auto"
        paddingBlock="10"
        paddingInline={{ base: '4', md: '6' }}
      >
        <chakra.div maxWidth="18rem">
          <Wordmark size="20px" />
          <chakra.p color="ink2" fontSize="sm" marginTop="2">
            Puestos que abren unos días y se van. Cuando cierran, cierran.
          </chakra.p>
        </chakra.div>
        <chakra.nav aria-label="Información">
          <chakra.ul display="flex" flexWrap="wrap" columnGap="5">
            {LINKS.map(({ to, word }) => (
              <li key={to}>
                <AppLink
                  to={to}
                  display="inline-flex"
                  alignItems="center"
                  minHeight="touch"
                  fontSize="sm"
                  css={{ '&:hover': { textDecoration: 'underline' } }}
                >
                  {word}
                </AppLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        <ThemeSwitch {...props} />
      </chakra.div>
    </chakra.footer>
  );
});
