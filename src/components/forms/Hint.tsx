import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export function Hint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.span {...(id ? { id } : {})} display="block" color="ink2" fontSize="sm" lineHeight="snug">
      {children}
    </chakra.span>
  );
}
