/** Template with white space, hairlines and products without a background. */
export const minimal = `
[data-template=minimal]{--td-fonts-heading:var(--td-fonts-body);--td-radii-card:0;--td-colors-raised:transparent;--td-shadows-stall:none}
[data-template=minimal] :is(h1,h2,h3){font-weight:500;letter-spacing:-.035em}
[data-template=minimal] [data-part=store-header]{border-bottom:1px solid var(--td-colors-ink)}
[data-template=minimal] [data-part=awning]{filter:none}
@media (min-width:64rem){[data-template=minimal] [data-part=store-front]{grid-template-columns:minmax(0,4fr) minmax(0,8fr);column-gap:clamp(3rem,6vw,6rem)}[data-template=minimal] [data-part=store-words]{align-self:end}}
[data-template=minimal] [data-part=section-heading]{padding-top:clamp(1rem,2vw,1.5rem)}
[data-template=minimal] [data-part=store-categories] a{border:0;padding-inline:0;border-radius:0;text-decoration:underline;text-underline-offset:.3em;margin-right:.75rem}
[data-template=minimal] [data-part=product-grid]{gap:clamp(1.5rem,4vw,3.5rem) clamp(1rem,3vw,2.5rem)}
[data-template=minimal] [data-part=product-card]{border-top:1px solid var(--td-colors-ink)}
[data-template=minimal] [data-part=product-body]{padding-inline:0}
[data-template=minimal] [data-part=product-name]{font-weight:400}
[data-template=minimal] [data-part=price]{filter:none}
[data-template=minimal] [data-part=price]>span{background:none;clip-path:none;mask-image:none;padding-inline:0;color:var(--td-colors-ink);font-weight:500}
[data-template=minimal] .button{border-radius:0;font-weight:500}
[data-template=minimal] [data-part=add]{background:transparent;color:var(--td-colors-ink);border:1px solid var(--td-colors-ink);border-radius:0}
`;
