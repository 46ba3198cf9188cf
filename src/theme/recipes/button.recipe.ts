import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: 'touch',
    borderRadius: 'card',
    border: '2px solid transparent',
    fontWeight: 'bold',
    lineHeight: 'snug',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms ease-out, color 120ms ease-out, transform 120ms ease-out',
    '&:active': { transform: 'translateY(1px)' },
    '&:focus-visible': { borderRadius: 'card' },
    '&:disabled, &[aria-disabled=true]': {
      background: 'sunken',
      color: 'ink2',
      borderColor: 'line',
      cursor: 'not-allowed',
      transform: 'none',
    },
  },
  variants: {
    variant: {
      primary: {
        background: 'action',
        color: 'onAction',
        '@media (hover:hover)': {
          '&:hover:not(:disabled, [aria-disabled=true])': { background: 'actionHover' },
        },
      },
      quiet: {
        background: 'transparent',
        color: 'ink',
        borderColor: 'edge',
        '@media (hover:hover)': {
          '&:hover:not(:disabled, [aria-disabled=true])': { background: 'sunken', borderColor: 'ink' },
        },
      },
      plain: {
        background: 'transparent',
        color: 'ink',
        '@media (hover:hover)': { '&:hover:not(:disabled, [aria-disabled=true])': { background: 'sunken' } },
      },
      danger: {
        background: 'danger',
        color: 'onDanger',
        '@media (hover:hover)': {
          '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(0.9)' },
        },
      },
    },
    size: {
      sm: { minHeight: '2.75rem', paddingInline: '3', fontSize: 'sm' },
      md: { minHeight: '2.75rem', paddingInline: '5', fontSize: 'md' },
      lg: { minHeight: '3.25rem', paddingInline: '6', fontSize: 'lg' },
      icon: { width: 'touch', minHeight: 'touch', paddingInline: '0' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});
