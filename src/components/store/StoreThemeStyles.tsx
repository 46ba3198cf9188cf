import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type TemplateName, templateOf } from '../../../contract/stores/template-colours.ts';
import { StyleSheet } from '../layout/StyleSheet.tsx';
import { TEMPLATE_CSS } from '../../theme/templates/template-css.ts';
import { coloursOf, type Dressable } from '../market/StoreColours.tsx';

/** The face of its headings, of a template that has one: it is asked for with the page, or worn by the next one. */
const FACES: Partial<Record<TemplateName, string>> = {
  elegant: '/fonts/cormorant-garamond.woff2',
  fashion: '/fonts/bodoni-moda.woff2',
};

/** A whole page in a store's colours and in the dress of its template (R3.7). */
export function StoreThemeStyles({ config, children }: { config: Dressable; children: ReactNode }) {
  const template = templateOf(config.theme?.layout);
  const face = FACES[template];
  return (
    <chakra.div
      data-dress=""
      data-template={template}
      style={coloursOf(config)}
      background="ground"
      minHeight="60vh"
      // Down to the footer: the market's ground does not show between.
      marginBottom={{ base: '-12', md: '-20' }}
    >
      {/* Emotion's own kind of sheet is moved when the page comes alive, and all it dresses is styled anew. */}
      <StyleSheet css={TEMPLATE_CSS[template]} />
      {face ? <link rel="preload" as="font" type="font/woff2" href={face} crossOrigin="" /> : null}
      {children}
    </chakra.div>
  );
}
