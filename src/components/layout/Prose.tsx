import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const prose: SystemStyleObject = {
  maxWidth: 'text',
  fontSize: '1.0625rem',
  '& h2': { fontSize: '2xl', marginTop: '10', marginBottom: '3' },
  '& h3': { fontSize: 'xl', marginTop: '8', marginBottom: '2' },
  '& :is(p, ul, ol)': { marginBottom: '4' },
  '& :is(ul, ol)': { paddingLeft: '6' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { marginBottom: '2' },
  '& li::marker': { color: 'actionInk' },
  '& a': { color: 'info', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
};

/** Long text with typographic styles. */
export function Prose({ children }: { children: ReactNode }) {
  return <chakra.div css={prose}>{children}</chakra.div>;
}
