import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Out of sight, not out of hearing. */
export const hidden: SystemStyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
