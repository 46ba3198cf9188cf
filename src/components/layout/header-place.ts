import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** One place to go to in the header. */
export const headerPlace: SystemStyleObject = {
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

/** What the phone has in its bar below. */
export const wide = { base: 'none', md: 'inline-flex' } as const;

/** A flat window has no room for a bar that stays. */
export const flat: SystemStyleObject = { '@media (height < 500px)': { position: 'relative' } };
