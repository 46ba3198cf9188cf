import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties, ReactNode } from 'react';
import type { PopupStoreConfig } from '../../../contract/stores/popup-store.ts';
import { TEMPLATE_COLOURS, templateOf } from '../../../contract/stores/template-colours.ts';
import { colourVar } from '../../theme/colours.ts';
import { storeThemeVariables } from '../../theme/store-theme.ts';
import { awningColours, storePalette } from '../../theme/store-palette.ts';

export type Dressable = Pick<PopupStoreConfig, 'primaryColor' | 'secondaryColor' | 'theme'>;

function ownColours(config: Dressable): [primary: string, secondary: string] {
  const { primaryColor, secondaryColor } = TEMPLATE_COLOURS[templateOf(config.theme?.layout)];
  return [config.primaryColor ?? primaryColor, config.secondaryColor ?? secondaryColor];
}

const paletteOf = (config: Dressable) => storePalette(...ownColours(config));

/** The custom properties of a page in the store's dress, corrected towards contrast; the tech dress is dark by day too (R3.7). */
export function coloursOf(config: Dressable): CSSProperties {
  const template = templateOf(config.theme?.layout);
  const palette = paletteOf(config);
  return storeThemeVariables(
    template === 'tech' ? { day: palette.night, night: palette.night } : palette,
  ) as CSSProperties;
}

/** Whatever stands inside wears the store's two colours in place of the market's; the market's own where there is no store. */
export function StoreColours({ config, children }: { config: Dressable | null; children: ReactNode }) {
  return (
    <chakra.div
      height="full"
      {...(config
        ? { 'data-dress': '', style: storeThemeVariables(paletteOf(config)) as CSSProperties }
        : {})}
    >
      {children}
    </chakra.div>
  );
}

/** An awning inside hangs in the store's two colours; all else stays the market's. A page has many of these. */
export function StoreAwningColours({ config, children }: { config: Dressable; children: ReactNode }) {
  const { awningA, awningB } = awningColours(...ownColours(config));
  const style = { [colourVar('awningA')]: awningA, [colourVar('awningB')]: awningB } as CSSProperties;
  return (
    <chakra.div height="full" style={style}>
      {children}
    </chakra.div>
  );
}
