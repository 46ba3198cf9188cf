import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type TemplateName, templateOf } from '../../../contract/stores/template-colours.ts';
import { StyleSheet } from '../layout/StyleSheet.tsx';
import { TEMPLATE_CSS } from '../../theme/templates/template-css.ts';
import { storeThemeProperties, type StoreThemeConfig } from '../market/StoreColours.tsx';

/**
 * Heading fonts of the templates that have one, preloaded with the page. With `font-display: optional` a late font appears
 * only from the next page on.
 */
const FACES: Partial<Record<TemplateName, string>> = {
  elegant: '/fonts/cormorant-garamond.woff2',
  fashion: '/fonts/bodoni-moda.woff2',
};

/** Page in a store's colours and the theme of its template (R3.7). */
export function StoreThemeStyles({ config, children }: { config: StoreThemeConfig; children: ReactNode }) {
  const template = templateOf(config.theme?.layout);
  const face = FACES[template];
  return (
    <chakra.div
      data-dress=""
      data-template={template}
      style={storeThemeProperties(config)}
      background="ground"
      minHeight="60vh"
      // Extends to the footer, so that the market's background does not show in between.
      marginBottom={{ base: '-12', md: '-20' }}
    >
      {/* Not an Emotion style element: Emotion moves those at hydration, which restyles everything they apply to. */}
      <StyleSheet css={TEMPLATE_CSS[template]} />
      {face ? <link rel="preload" as="font" type="font/woff2" href={face} crossOrigin="" /> : null}
      {children}
    </chakra.div>
  );
}
