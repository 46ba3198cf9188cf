import { FONTS } from '../fonts.ts';

/** Template with serif fonts, symmetry and thin lines. */
export const elegant = `
@font-face{font-family:'Cormorant Garamond';src:url(/fonts/cormorant-garamond.woff2) format('woff2');font-style:italic;font-weight:400;font-display:optional}
[data-template=elegant]{--td-fonts-serif:${FONTS.serif};--td-fonts-heading:'Cormorant Garamond',var(--td-fonts-serif);--td-radii-card:2px}
[data-template=elegant] :is([data-part=store-words],[data-part=store-owner]) p{font-family:var(--td-fonts-serif)}
[data-template=elegant] :is(h1,h2,h3){font-weight:400;letter-spacing:.005em}
[data-template=elegant] :is(h1,h2){font-style:italic}
[data-template=elegant] [data-part=store-words]{align-items:center;text-align:center}
[data-template=elegant] [data-part=store-words] h1{padding-block:.75rem;border-block:1px solid var(--td-colors-action-ink);outline:1px solid var(--td-colors-line);outline-offset:4px;padding-inline:clamp(1rem,6vw,4rem)}
@media (min-width:64rem){[data-template=elegant] [data-part=store-front]{grid-template-columns:repeat(2,minmax(0,1fr))}[data-template=elegant] [data-part=store-hero]{padding:0 .5rem .5rem;border:1px solid var(--td-colors-line);border-top:0}}
[data-template=elegant] [data-part=store-categories]{justify-content:center}
[data-template=elegant] [data-part=store-categories] a{border-width:0 0 1px;border-radius:0;font-family:var(--td-fonts-serif);font-style:italic}
[data-template=elegant] [data-part=section-heading]{justify-content:center;text-align:center}
[data-template=elegant] [data-part=product-card]{padding:.25rem;border:1px solid var(--td-colors-action-ink);outline:1px solid var(--td-colors-line);outline-offset:3px;box-shadow:none}
[data-template=elegant] [data-part=product-grid]{gap:1.75rem 1.25rem}
[data-template=elegant] :is([data-part=product-body],[data-part=product-name]){text-align:center}
[data-template=elegant] [data-part=product-name]{font-family:var(--td-fonts-serif);font-weight:400;font-size:1.0625rem}
[data-template=elegant] [data-part=product-body]{padding:.75rem .5rem .5rem}
[data-template=elegant] [data-part=product-foot]{text-align:left;gap:.25rem}
[data-template=elegant] [data-part=price]{filter:none}
[data-template=elegant] [data-part=price]>span{background:none;clip-path:none;mask-image:none;padding-inline:0;color:var(--td-colors-ink);font-family:var(--td-fonts-serif);font-weight:400;font-size:1.1875rem}
[data-template=elegant] .button{border-radius:0;font-family:var(--td-fonts-serif);letter-spacing:.04em;font-weight:400}
[data-template=elegant] [data-part=add]{background:transparent;color:var(--td-colors-action-ink);border:1px solid currentColor;border-radius:0}
`;
