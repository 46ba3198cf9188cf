import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, use, useEffect } from 'react';
import { ScreenShown } from './screen-shown.ts';

export const PAGE_TITLE_ID = 'page-title';

interface PageTitleProps {
  children: ReactNode;
  /** The hero's is larger. */
  size?: 'page' | 'hero';
  ref?: Ref<HTMLHeadingElement>;
}

/** The one h1 of a page; the router moves the focus here after a navigation. */
export function PageTitle({ children, size = 'page', ref }: PageTitleProps) {
  const tellShown = use(ScreenShown);
  useEffect(tellShown, [tellShown]);
  return (
    <chakra.h1
      {...(ref ? { ref } : {})}
      id={PAGE_TITLE_ID}
      tabIndex={-1}
      fontSize={size === 'hero' ? '5xl' : '4xl'}
    >
      {children}
    </chakra.h1>
  );
}
