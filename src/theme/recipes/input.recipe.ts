import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minHeight: '3rem',
    paddingInline: '3',
    paddingBlock: '2',
    background: 'raised',
    color: 'ink',
    border: '1.5px solid',
    borderColor: 'edge',
    borderRadius: '8px',
    fontSize: '1rem',
    lineHeight: 'normal',
    transition: 'border-color 120ms ease-out',
    '&:hover': { borderColor: 'ink' },
    '&:focus-visible': { borderColor: 'info', borderRadius: '8px' },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--td-colors-danger)' },
    '&[aria-disabled=true]': { background: 'sunken', color: 'ink2', cursor: 'not-allowed' },
  },
});
