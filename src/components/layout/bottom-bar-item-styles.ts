import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Styles of an item in the bottom bar. */
export const bottomBarItemStyles: SystemStyleObject = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  width: 'full',
  minHeight: '56px',
  color: 'ink2',
  // Font size that fits five items on narrow phones and with large text.
  fontSize: 'min(0.75rem, 3.75vw, 15px)',
  fontWeight: 'semibold',
  cursor: 'pointer',
  '&[data-status=active]': { color: 'actionInk', boxShadow: 'inset 0 3px 0 var(--td-colors-action)' },
};

/** Icon of an item, with space for a badge. */
export const bottomBarIconStyles: SystemStyleObject = { position: 'relative', paddingInline: '3' };
