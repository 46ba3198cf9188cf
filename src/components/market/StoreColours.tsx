import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties, ReactNode } from 'react';
import type { PopupStoreConfig } from '../../../contract/stores/popup-store.ts';
import { TEMPLATE_COLOURS, templateOf } from '../../../contract/stores/template-colours.ts';
import { colourVar } from '../../theme/colours.ts';
import { storeThemeVariables } from '../../theme/store-theme.ts';
import { awningColours, storePalette } from '../../theme/store-palette.ts';

export type StoreThemeConfig = Pick<PopupStoreConfig, 'primaryColor' | 'secondaryColor' | 'theme'>;

function ownColours(config: StoreThemeConfig): [primary: string, secondary: string] {
  const { primaryColor, secondaryColor } = TEMPLATE_COLOURS[templateOf(config.theme?.layout)];
  return [config.primaryColor ?? primaryColor, config.secondaryColor ?? secondaryColor];
}

const paletteOf = (config: StoreThemeConfig) => storePalette(...ownColours(config));

/** CSS custom properties of a store's theme, with corrected contrast; the tech template is always dark (R3.7). */
export function storeThemeProperties(config: StoreThemeConfig): CSSProperties {
  const template = templateOf(config.theme?.layout);
  const palette = paletteOf(config);
  return storeThemeVariables(
    template === 'tech' ? { day: palette.night, night: palette.night } : palette,
  ) as CSSProperties;
}

/** Theme of a store for its children: its two colours replace the market's. Without a store the market's colours apply. */
export function StoreColours({ config, children }: { config: StoreThemeConfig | null; children: ReactNode }) {
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

/** Store colours for an awning only; all else uses the market's colours. Kept small, because a page has many. */
export function StoreAwningColours({ config, children }: { config: StoreThemeConfig; children: ReactNode }) {
  const { awningA, awningB } = awningColours(...ownColours(config));
  const style = { [colourVar('awningA')]: awningA, [colourVar('awningB')]: awningB } as CSSProperties;
  return (
    <chakra.div height="full" style={style}>
      {children}
    </chakra.div>
  );
}
