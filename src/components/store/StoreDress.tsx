import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { templateOf } from '../../../contract/popup-stores/template-colours.ts';
import { TEMPLATE_CSS } from '../../theme/templates/template-css.ts';
import { coloursOf, type Dressable } from '../market/StoreColours.tsx';

/** A whole page in a store's colours and in the dress of its template (R3.7). */
export function StoreDress({ config, children }: { config: Dressable; children: ReactNode }) {
  const template = templateOf(config.theme?.layout);
  return (
    <chakra.div
      data-dress=""
      data-template={template}
      style={coloursOf(config)}
      background="ground"
      minHeight="60vh"
      // Down to the footer: the market's ground does not show between.
      marginBottom={{ base: '-3rem', md: '-5rem' }}
    >
      {/* Emotion's own kind of sheet is moved when the page comes alive, and all it dresses is styled anew. */}
      <style>{TEMPLATE_CSS[template]}</style>
      {children}
    </chakra.div>
  );
}
