import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** One place to go to in the phone's bar. */
export const barPlace: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.125rem',
  width: 'full',
  minHeight: '3.5rem',
  color: 'ink2',
  fontSize: '0.75rem',
  fontWeight: 'semibold',
  cursor: 'pointer',
  '&[data-status=active]': { color: 'actionInk', boxShadow: 'inset 0 3px 0 var(--td-colors-action)' },
};

/** Its sign, on which a count may stand. */
export const barSign: SystemStyleObject = { position: 'relative', paddingInline: '3' };
