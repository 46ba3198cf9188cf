import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, use, useEffect } from 'react';
import { HeadingMountedContext } from './heading-mounted-context.ts';

export const PAGE_TITLE_ID = 'page-title';

interface PageTitleProps {
  children: ReactNode;
  /** Larger for a hero. */
  size?: 'page' | 'hero';
  ref?: Ref<HTMLHeadingElement>;
}

/** Page heading, the only h1; the router focuses it after a navigation. */
export function PageTitle({ children, size = 'page', ref }: PageTitleProps) {
  const tellShown = use(HeadingMountedContext);
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
