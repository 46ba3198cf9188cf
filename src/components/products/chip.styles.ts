import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Chip styles: one choice in a row that wraps or scrolls. Touch height; callers add the style of the active chip. */
export const filterChipStyles: SystemStyleObject = {
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
