/** Template with edge-to-edge pictures and very large type. */
export const fashion = `
@font-face{font-family:'Bodoni Moda';src:url(/fonts/bodoni-moda.woff2) format('woff2');font-weight:400;font-display:optional}
[data-template=fashion]{--td-fonts-heading:'Bodoni Moda',Didot,'Bodoni 72','Bodoni MT','Playfair Display',Georgia,'Liberation Serif',serif;--td-radii-card:0;--td-shadows-stall:none;--td-colors-raised:var(--td-colors-ground)}
[data-template=fashion] :is(h1,h2){font-weight:400;text-transform:uppercase;letter-spacing:-.055em;word-spacing:.12em;line-height:.86}
[data-template=fashion] h1{font-size:clamp(min(3.5rem,20vw),15vw,11rem);overflow-wrap:anywhere}
[data-template=fashion] [data-part=store-front]{display:block;max-width:none;padding-inline:0}
[data-template=fashion] [data-part=store-hero] img{aspect-ratio:4/3;max-height:52vh}
[data-template=fashion] [data-part=store-words]{position:relative;max-width:75rem;margin-inline:auto;padding-top:0}
[data-template=fashion] [data-part=store-words] h1{order:-1;margin:-.42em 0 .1em -.1em;padding:.1em .1em 0;background:var(--td-colors-ground)}
[data-template=fashion] h2{font-size:clamp(min(2.5rem,13vw),8vw,6rem);overflow-wrap:anywhere}
[data-template=fashion] [data-part=awning]{filter:none}
[data-template=fashion] [data-part=store-hero]{border-radius:0}
[data-template=fashion] [data-part=product-grid]{gap:1.5rem 2px;margin-inline:calc(50% - 50vw)}
[data-template=fashion] [data-part=product-card]{border-radius:0}
[data-template=fashion] [data-part=product-card]:has(h3 a:focus-visible){outline-offset:-2px}
[data-template=fashion] [data-part=product-picture] img{aspect-ratio:3/4}
[data-template=fashion] [data-part=product-body]{padding-inline:1rem}
[data-template=fashion] [data-part=product-name]{min-height:0;font-family:var(--td-fonts-heading);font-weight:400;font-size:1.125rem}
[data-template=fashion] [data-part=price]{filter:none}
[data-template=fashion] [data-part=price]>span{background:none;clip-path:none;mask-image:none;padding-inline:0;color:var(--td-colors-ink);font-family:var(--td-fonts-body);font-weight:400}
[data-template=fashion] [data-part=store-categories] a{border:0;padding-inline:0;border-radius:0;margin-right:1rem;letter-spacing:.12em;text-transform:uppercase;font-size:.8125rem}
[data-template=fashion] .button{border-radius:0}
[data-template=fashion] [data-part=add]{background:transparent;color:var(--td-colors-ink);border-color:transparent;text-decoration:underline;text-underline-offset:.3em}
@media (min-width:64rem){[data-template=fashion] [data-part=product-body]{padding-inline:1.5rem}[data-template=fashion] [data-part=store-hero] img{max-height:36vh;object-position:50% 72%}[data-template=fashion] [data-part=stamp]{justify-self:start}[data-template=fashion] h2{font-size:3.5rem}[data-template=fashion] [data-part=store-words]{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);column-gap:4rem;padding-inline:1.5rem}[data-template=fashion] [data-part=store-words] h1{grid-column:1/-1;justify-self:start;font-size:clamp(5rem,9vw,8rem)}[data-template=fashion] [data-part=folded-text]{grid-area:2/2/span 3}[data-template=fashion] [data-part=product-grid]{grid-template-columns:repeat(3,minmax(0,1fr))}}
`;
