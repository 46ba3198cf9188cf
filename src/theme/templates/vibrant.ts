/** Template with large areas of colour and round shapes. */
export const vibrant = `
[data-template=vibrant]{--td-radii-card:26px;--td-shadows-stall:none}
[data-template=vibrant] [data-part=store-header]{background:var(--td-colors-field);color:var(--td-colors-on-field)}
[data-template=vibrant] [data-part=store-words] :is(p,summary){color:inherit}
[data-template=vibrant] [data-part=section-heading]{padding-top:clamp(1.5rem,2vw,2rem)}
[data-template=vibrant] [data-part=store-categories] a{border:3px solid;font-weight:800}
[data-template=vibrant] :is(h1,h2){letter-spacing:-.05em}
[data-template=vibrant] :is(h1,[data-part=section-heading] h2){text-transform:lowercase}
@media (min-width:64rem){[data-template=vibrant] [data-part=store-hero]{border-radius:0 0 26px 26px;margin-right:-1.5rem}}
[data-template=vibrant] h1{font-size:clamp(2.75rem,1.5rem + 5vw,5.5rem);line-height:.95}
[data-template=vibrant] [data-part=product-card]{border:3px solid var(--td-colors-ink);box-shadow:5px 5px 0 var(--td-colors-action)}
[data-template=vibrant] [data-part=product-grid]>li:nth-of-type(3n+2) [data-part=product-card]{box-shadow:5px 5px 0 var(--td-colors-ink)}
[data-template=vibrant] [data-part=product-picture]{border-bottom:3px solid var(--td-colors-ink)}
[data-template=vibrant] [data-part=price]{filter:none;transform:rotate(-3deg)}
[data-template=vibrant] [data-part=price]>span{background:var(--td-colors-field);color:var(--td-colors-on-field);clip-path:none;mask-image:none;border-radius:999px;padding:.25rem .75rem;font-weight:800}
[data-template=vibrant] .button{border-radius:999px;font-family:var(--td-fonts-heading);font-weight:800}
[data-template=vibrant] .button:not([aria-disabled=true],:disabled){border:3px solid var(--td-colors-ink)}
`;
