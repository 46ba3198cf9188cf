import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Prose } from '../layout/Prose.tsx';

interface TextPageProps {
  /** The page's name in the tab and for search engines. */
  name: string;
  description: string;
  /** The heading, and the sentence below it. */
  title: string;
  lead: string;
  children: ReactNode;
}

/** A quiet page: a heading, a sentence that says what it is about, and text. */
export function TextPage({ name, description, title, lead, children }: TextPageProps) {
  return (
    <Container paddingTop={{ base: '8', md: '12' }} paddingBottom={{ base: '12', md: '20' }}>
      <PageHead title={name} description={description} />
      <PageTitle>{title}</PageTitle>
      <chakra.p
        color="ink2"
        fontSize={{ base: 'md', md: 'lg' }}
        maxWidth="text"
        marginTop="3"
        marginBottom="8"
      >
        {lead}
      </chakra.p>
      <Prose>{children}</Prose>
    </Container>
  );
}
