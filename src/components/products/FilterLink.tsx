import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { AppLink } from '../layout/AppLink.tsx';

interface FilterLinkProps {
  /** Address of the list with this choice, or without it if it is active. */
  href: ScreenAddress;
  isChosen: boolean;
  css: SystemStyleObject;
  children: ReactNode;
}

/** Filter link for one choice; `aria-current` marks the active one. */
export function FilterLink({ href, isChosen, css, children }: FilterLinkProps) {
  return (
    <AppLink
      href={href}
      activeOptions={{ exact: true }}
      css={css}
      {...(isChosen ? { 'aria-current': 'true' } : {})}
    >
      {children}
    </AppLink>
  );
}
