import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { AppLink } from '../layout/AppLink.tsx';

interface ChoiceLinkProps {
  /** List with this choice, or without it where it is chosen. */
  href: ScreenAddress;
  isChosen: boolean;
  css: SystemStyleObject;
  children: ReactNode;
}

/** Link that narrows a list by one choice; `aria-current` says that it is chosen. */
export function ChoiceLink({ href, isChosen, css, children }: ChoiceLinkProps) {
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
