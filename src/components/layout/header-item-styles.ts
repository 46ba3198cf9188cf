import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Styles of an item in the header. */
export const headerItemStyles: SystemStyleObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '2',
  borderRadius: 'card',
  fontSize: 'sm',
  fontWeight: 'semibold',
  cursor: 'pointer',
  '&:hover': { background: 'sunken' },
};

/** Hidden on phones, where the bottom bar has these items. */
export const hiddenOnPhones = { base: 'none', md: 'inline-flex' } as const;

/** Not sticky in a low window. */
export const notStickyInLowWindow: SystemStyleObject = {
  '@media (height < 500px)': { position: 'relative' },
};
