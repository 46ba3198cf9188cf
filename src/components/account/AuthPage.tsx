import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ScreenHead } from '../../../contract/shell/screen-metadata.ts';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

interface GatePageProps {
  head: ScreenHead;
  title: string;
  lead: ReactNode;
  /** Content beside the form on wide screens. */
  aside: ReactNode;
  description: string;
  children: ReactNode;
}

/** Layout of the sign-in screens: heading, lead, form and a side panel. */
export function AuthPage({ head, title, lead, aside, description, children }: GatePageProps) {
  return (
    <Container
      display="grid"
      alignItems="start"
      gap={{ base: '10', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      paddingTop={{ base: '8', md: '16' }}
      paddingBottom={{ base: '12', md: '16' }}
    >
      <PageHead {...head} description={description} />
      <chakra.div
        display="grid"
        gap="6"
        width="full"
        maxWidth="27rem"
        marginInline={{ base: 'auto', lg: '0' }}
      >
        <chakra.div display="grid" gap="2">
          <PageTitle>{title}</PageTitle>
          <chakra.p color="ink2">{lead}</chakra.p>
        </chakra.div>
        {children}
      </chakra.div>
      {aside}
    </Container>
  );
}
