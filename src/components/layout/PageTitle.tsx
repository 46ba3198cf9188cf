import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, Ref } from 'react';

interface PageTitleProps {
  children: ReactNode;
  /** The hero's is larger. */
  size?: 'page' | 'hero';
  ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a page; the router moves the focus here after a navigation. */
export function PageTitle({ children, size = 'page', ref }: PageTitleProps) {
  return (
    <chakra.h1
      {...(ref ? { ref } : {})}
      id="page-title"
      tabIndex={-1}
      fontSize={size === 'hero' ? '5xl' : '4xl'}
    >
      {children}
    </chakra.h1>
  );
}
