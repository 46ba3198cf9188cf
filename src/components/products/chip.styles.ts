import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Chip: one choice of a few, in a row that may wrap or slide. A touch high; its users add how a chosen one looks. */
export const chip: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '4',
  background: 'raised',
  border: '1.5px solid',
  borderColor: 'edge',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
};
