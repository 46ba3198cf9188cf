import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PlainPath } from '../../../contract/shell/screen-address.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { Wordmark } from '../layout/Wordmark.tsx';
import { Awning } from '../market/Awning.tsx';

interface BackOfficeHeaderProps {
  /** Name of the area (producer or admin), and its home screen. */
  area: string;
  home: PlainPath;
  notices: ReactNode;
  theme: ReactNode;
}

/** Header of the back office; simpler than the header of the market. */
export const BackOfficeHeader = ({ area, home, notices, theme }: BackOfficeHeaderProps) => (
  <chakra.header
    position="sticky"
    top="0"
    zIndex="header"
    background="ground"
    css={{ '@media print': { display: 'none' } }}
  >
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      // Fixed height in px, like the tab bar of phones: both are sticky and must stay low with large text.
      height="64px"
      paddingInline={{ base: '4', md: '6' }}
    >
      <AppLink
        to={home}
        aria-label={`Tenderete, ${area.toLowerCase()}`}
        display="flex"
        alignItems="center"
        gap="3"
        minHeight="touch"
        minWidth="0"
      >
        <Wordmark size="1.25rem" />
        <chakra.span truncate color="ink2" fontSize="sm" fontWeight="semibold">
          {area}
        </chakra.span>
      </AppLink>
      <chakra.div display="flex" alignItems="center" gap="2" marginLeft="auto">
        <chakra.div display={{ base: 'none', md: 'block' }}>{theme}</chakra.div>
        <chakra.div width="touch" height="touch">
          {notices}
        </chakra.div>
      </chakra.div>
    </chakra.div>
    <chakra.div position="absolute" insetInline="0" top="100%" pointerEvents="none">
      <Awning stripe={20} drop={8} />
    </chakra.div>
  </chakra.header>
);
