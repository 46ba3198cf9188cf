import { chakra } from '@chakra-ui/react/styled-system';
import { Children, type ReactNode } from 'react';

/** Stalls side by side. */
export function StoreGrid({ children }: { children: ReactNode }) {
  return (
    <chakra.ul
      display="grid"
      gap={{ base: '8', md: '6' }}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {Children.map(children, (child) => (
        <chakra.li minWidth="0">{child}</chakra.li>
      ))}
    </chakra.ul>
  );
}
