import { type ThemeColour, colourVar, DARK_COLOURS } from '../colours.ts';
import { FONTS } from '../fonts.ts';

const dark = {
  ...DARK_COLOURS,
  ground: '#0B0F14',
  raised: '#11171F',
  sunken: '#070A0E',
  ink: '#E8F0F2',
  ink2: '#A9B8C0',
  line: '#22303A',
  edge: '#5F7480',
};
const variables = Object.entries(dark)
  .filter(
    ([name]) => !['action', 'actionHover', 'onAction', 'actionInk', 'awningA', 'awningB'].includes(name),
  )
  .map(([name, value]) => `${colourVar(name as ThemeColour)}:${value}`)
  .join(';');

/** Template that is always dark, with details of a terminal. */
export const tech = `
[data-template=tech][data-template]{${variables};--td-fonts-mono:${FONTS.mono};--td-fonts-heading:var(--td-fonts-mono);--td-radii-card:0;--td-shadows-stall:none;color-scheme:dark;color:var(--td-colors-ink);background:linear-gradient(var(--td-colors-line) 1px,transparent 1px) 0 0/100% 32px,linear-gradient(90deg,var(--td-colors-line) 1px,transparent 1px) 0 0/32px 100%,var(--td-colors-ground)}
[data-template=tech] :is(h1,h2,h3){font-weight:700;letter-spacing:-.04em}
@media (min-width:64rem){[data-template=tech] [data-part=store-front]{grid-template-columns:minmax(0,6fr) minmax(0,6fr)}[data-template=tech] [data-part=store-hero]{grid-area:1/1;border:1px solid var(--td-colors-edge);border-top:0}[data-template=tech] [data-part=store-words]{grid-area:1/2}}
[data-template=tech] :is(h1,h2)::before{content:'> ';color:var(--td-colors-action-ink)}
[data-template=tech] [data-part=product-card]{border:1px solid var(--td-colors-edge)}
[data-template=tech] [data-part=product-card]:is(:hover,:focus-within){border-color:var(--td-colors-action);box-shadow:0 0 0 1px var(--td-colors-action),0 0 24px -6px var(--td-colors-action)}
[data-template=tech] [data-part=product-body]{font-family:var(--td-fonts-mono)}
[data-template=tech] [data-part=product-name]{font-family:var(--td-fonts-mono);font-size:.875rem}
[data-template=tech] [data-part=price]{filter:none}
[data-template=tech] [data-part=price]>span{background:none;clip-path:none;mask-image:none;padding-inline:0;color:var(--td-colors-action-ink);font-family:var(--td-fonts-mono)}
[data-template=tech] [data-part=store-categories] a{border-radius:0;font-family:var(--td-fonts-mono)}
[data-template=tech] [data-part=store-categories] a::before{content:'#';color:var(--td-colors-action-ink)}
[data-template=tech] .button{border-radius:0;font-family:var(--td-fonts-mono)}
[data-template=tech] [data-part=add]{border-radius:0}
[data-template=tech] .label{border-radius:0;font-family:var(--td-fonts-mono)}
`;
