import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** A way that leads on from a store, beside its buttons. */
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
