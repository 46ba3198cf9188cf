/** CSS reset, limited to the market's elements: Chakra's is four times as long, and every page contains it. */
export const RESET_CSS = `@layer reset{\
html{line-height:1.5;-webkit-text-size-adjust:100%;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;\
touch-action:manipulation;font-family:var(--td-fonts-body)}\
*{margin:0;padding:0;font:inherit;overflow-wrap:break-word}\
*,::before,::after,::backdrop{box-sizing:border-box;border:0 solid var(--td-colors-line)}\
body{min-height:100dvh;position:relative}\
img,svg{display:block;vertical-align:middle}\
svg{flex-shrink:0}\
img{max-width:100%;height:auto}\
ol,ul{list-style:none}\
a{color:inherit;text-decoration:inherit}\
b,strong{font-weight:bolder}\
button,input,select,textarea{color:inherit}\
button{appearance:button;background:none}\
[type=search]{-webkit-appearance:textfield;outline-offset:-2px}\
[hidden]:not([hidden=until-found]){display:none!important}\
}`;
