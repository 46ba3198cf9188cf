import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from '../layout/SkipLink.tsx';

interface BackOfficeFrameProps {
  header: ReactNode;
  rail: ReactNode;
  phoneBar: ReactNode;
  children: ReactNode;
  /** Overlays above the page: confirmation dialog and toasts. */
  overlays: ReactNode;
}

/** Layout of the back office: header, side navigation and screen; on phones a bottom bar. */
export const BackOfficeFrame = ({ header, rail, phoneBar, children, overlays }: BackOfficeFrameProps) => (
  <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
    <SkipLink />
    {header}
    <chakra.div display="flex" flex="1">
      {rail}
      <chakra.main
        id={MAIN_ID}
        flex="1"
        minWidth="0"
        maxWidth="82.5rem"
        paddingInline={{ base: '4', md: '6' }}
        paddingTop={{ base: '8', md: '10' }}
        paddingBottom={{ base: '24', md: '12' }}
      >
        {children}
      </chakra.main>
    </chakra.div>
    {phoneBar}
    {overlays}
  </chakra.div>
);
