import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Badge for the status of stores, orders and imports. */
export const labelRecipe = defineRecipe({
  className: 'label',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    paddingInline: '2',
    paddingBlock: '0.1875rem',
    borderRadius: 'tag',
    border: '1.5px solid',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { width: '0.875rem', height: '0.875rem' },
  },
  variants: {
    tone: {
      open: { background: 'raised', color: 'success', borderColor: 'success' },
      closing: { background: 'onSoon', color: 'soon', borderColor: 'soon' },
      soon: { background: 'soon', color: 'onSoon', borderColor: 'soon' },
      info: { background: 'raised', color: 'info', borderColor: 'info' },
      over: { background: 'sunken', color: 'ink2', borderColor: 'edge' },
      danger: { background: 'raised', color: 'danger', borderColor: 'danger' },
    },
  },
  defaultVariants: { tone: 'over' },
});
