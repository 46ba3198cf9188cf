import { defineRecipe } from '@chakra-ui/react/styled-system';

export const textLinkRecipe = defineRecipe({
  className: 'text-link',
  base: {
    color: 'info',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationThickness: '2px' },
  },
});
