import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Visually hidden styles; screen readers still read the text. */
export const visuallyHiddenStyles: SystemStyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
