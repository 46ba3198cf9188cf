/** Template with a dense, orderly grid. */
export const professional = `
[data-template=professional]{--td-fonts-heading:var(--td-fonts-body);--td-radii-card:4px;--td-shadows-stall:none}
[data-template=professional] :is(h1,h2,h3){font-weight:700;letter-spacing:-.012em}
[data-template=professional] h1{font-size:clamp(1.75rem,1.5rem + 1.2vw,2.5rem)}
[data-template=professional] [data-part=store-header]{border-bottom:4px solid var(--td-colors-action)}
[data-template=professional] [data-part=section-heading]{border-bottom:2px solid var(--td-colors-ink);padding-bottom:.5rem}
[data-template=professional] [data-part=product-grid]{gap:.5rem;grid-template-columns:minmax(0,1fr)}
[data-template=professional] [data-part=product-card]{border:1px solid var(--td-colors-edge);flex-direction:row}
[data-template=professional] [data-part=product-picture]{flex:0 0 36%}
[data-template=professional] [data-part=product-picture] :is(picture,img){height:100%}
[data-template=professional] [data-part=product-body]{padding:.5rem .75rem;min-width:0}
[data-template=professional] [data-part=product-name]{min-height:0;font-size:.9375rem}
[data-template=professional] [data-part=price]{filter:none}
[data-template=professional] [data-part=price]>span{background:none;clip-path:none;mask-image:none;padding-inline:0;color:var(--td-colors-action-ink);font-weight:700}
[data-template=professional] [data-part=section-heading]{padding-top:1.5rem}
[data-template=professional] [data-part=store-categories] a{border-radius:4px;background:var(--td-colors-sunken)}
[data-template=professional] .button{border-radius:4px}
[data-template=professional] [data-part=add]{border-radius:4px}
@media (min-width:64rem){[data-template=professional] [data-part=store-front]{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}}
@media (min-width:48rem){[data-template=professional] [data-part=product-grid]{grid-template-columns:repeat(3,minmax(0,1fr))}}
`;
