import { PREFIX } from './colours.ts';

export const FONTS = {
  heading: "'Bricolage Grotesque','Bricolage Stand-in',Arial,sans-serif",
  body: "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  mono: "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace",
  serif: "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Liberation Serif',serif",
};

/** Where the face of headings comes from; until it has come, its stand-in keeps the place. */
export const FONT_FACE_CSS =
  "@font-face{font-family:'Bricolage Grotesque';src:url(/fonts/bricolage-grotesque.woff2) format('woff2');font-weight:600 800;font-display:swap}";

/** The custom property that holds a face; a store's template may set it anew inside its pages. */
export const fontVar = (name: keyof typeof FONTS) => `--${PREFIX}-fonts-${name}`;
