import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    background: 'ground',
    color: 'ink',
    scrollPaddingTop: '6rem',
    scrollbarGutter: 'stable',
  },
  body: { fontSize: 'md', lineHeight: 'normal', overflowX: 'clip' },
  'h1, h2, h3': {
    fontFamily: 'heading',
    fontWeight: 'extrabold',
    letterSpacing: '-0.02em',
    lineHeight: 'tight',
    textWrap: 'balance',
  },
  '::selection': { background: 'soon', color: 'onSoon' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'info', outlineOffset: '2px', borderRadius: 'tag' },
  'h1:focus': { outline: 'none' },
  // Pressed before the page was alive: boot.js heard it.
  '[data-heard]': { opacity: '0.7', cursor: 'progress' },
  '*::placeholder': { color: 'ink2', opacity: '1' },
});
