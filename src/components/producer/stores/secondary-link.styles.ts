import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Styles of a secondary link beside the buttons of a store. */
export const secondaryLink: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  paddingInline: '2',
  color: 'actionInk',
  fontSize: 'sm',
  fontWeight: 'semibold',
};
