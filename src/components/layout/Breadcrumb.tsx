import { chakra } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { AppLink } from './AppLink.tsx';

export interface Crumb {
  word: string;
  href?: ScreenAddress;
}

/** Breadcrumb; the last item is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <chakra.nav aria-label="Estás en" fontSize="sm" color="ink2">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        {crumbs.map(({ word, href }, index) => (
          <chakra.li key={word} display="flex" alignItems="center" gap="2" minHeight="2.25rem">
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {href ? (
              <AppLink
                href={href}
                activeOptions={{ exact: true }}
                css={{ textDecoration: 'underline', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' }}
              >
                {word}
              </AppLink>
            ) : (
              <chakra.span aria-current="page" color="ink" overflowWrap="anywhere">
                {word}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
