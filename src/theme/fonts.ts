import { TOKEN_PREFIX } from './colours.ts';

export const HEADING_FAMILY = 'Bricolage Grotesque';

export const FONTS = {
  heading: `'${HEADING_FAMILY}','Bricolage Stand-in',Arial,sans-serif`,
  body: "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  mono: "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace",
  serif: "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Liberation Serif',serif",
};

/** Custom property of a font. A store's template may override it inside its pages. */
export const fontVar = (name: keyof typeof FONTS) => `--${TOKEN_PREFIX}-fonts-${name}`;
