import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** One place to go to in the phone's bar. */
export const barPlace: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: 'full',
  minHeight: '56px',
  color: 'ink2',
  // Five stand side by side, however narrow the phone is and however large the letters are.
  fontSize: 'min(0.75rem, 3.75vw, 15px)',
  fontWeight: 'semibold',
  cursor: 'pointer',
  '&[data-status=active]': { color: 'actionInk', boxShadow: 'inset 0 3px 0 var(--td-colors-action)' },
};

/** Its sign, on which a count may stand. */
export const barSign: SystemStyleObject = { position: 'relative', paddingInline: '3' };
