import { chakra } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import type { PopupStoreConfig } from '../../../contract/popup-store.ts';
import { STORE_TEMPLATES, templateOf } from '../../../contract/store-template.ts';
import { dressVariables } from '../../theme/dress.ts';
import { storePalette } from '../../theme/store-palette.ts';
import { TEMPLATE_CSS } from '../../theme/templates/template-css.ts';

type Dressable = Pick<PopupStoreConfig, 'primaryColor' | 'secondaryColor' | 'theme'>;

/** The custom properties of a store's colours, corrected towards contrast (R3.7). */
function coloursOf(config: Dressable): CSSProperties {
  const template = templateOf(config.theme?.layout);
  const { primaryColor, secondaryColor } = STORE_TEMPLATES[template];
  const palette = storePalette(config.primaryColor ?? primaryColor, config.secondaryColor ?? secondaryColor);
  return dressVariables(
    template === 'tech' ? { day: palette.night, night: palette.night } : palette,
  ) as CSSProperties;
}

/** Whatever stands inside wears the store's two colours in place of the market's; the market's own where there is no store. */
export function StoreColours({ config, children }: { config: Dressable | null; children: ReactNode }) {
  return (
    <chakra.div height="full" {...(config ? { 'data-dress': '', style: coloursOf(config) } : {})}>
      {children}
    </chakra.div>
  );
}

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
    >
      <Global styles={TEMPLATE_CSS[template]} />
      {children}
    </chakra.div>
  );
}
