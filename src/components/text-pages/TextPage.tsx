import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ScreenHead } from '../../../contract/shell/screen-metadata.ts';
import { AuthAside } from '../account/AuthAside.tsx';
import { envelopeDrawing } from '../feedback/drawings/envelope.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { textPageMessages } from './text-page.messages.ts';

const prose: SystemStyleObject = {
  maxWidth: 'text',
  fontSize: '1.0625rem',
  '& h2': { fontSize: '2xl', marginTop: '10', marginBottom: '3' },
  '& h3': { fontSize: 'xl', marginTop: '8', marginBottom: '2' },
  '& :is(p, ul, ol)': { marginBottom: '4' },
  '& :is(ul, ol)': { paddingLeft: '6' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { marginBottom: '2' },
  '& li::marker': { color: 'actionInk' },
  '& a': { color: 'info', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
};

/** Long text with typographic styles. */
function Prose({ children }: { children: ReactNode }) {
  return <chakra.div css={prose}>{children}</chakra.div>;
}

interface TextPageProps {
  head: ScreenHead;
  description: string;
  /** Heading, and the sentence below it. */
  title: string;
  lead: string;
  children: ReactNode;
}

/** Text page: heading, lead and text, with a contact beside it. */
export function TextPage({ head, description, title, lead, children }: TextPageProps) {
  return (
    <Container
      display="grid"
      alignItems="start"
      gap={{ base: '10', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      paddingTop={{ base: '8', md: '12' }}
      paddingBottom={{ base: '12', md: '20' }}
    >
      <PageHead {...head} description={description} />
      <div>
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
      </div>
      <AuthAside drawing={envelopeDrawing} title={textPageMessages.asideTitle} always>
        <p>{textPageMessages.aside}</p>
        <LinkButton to="/contact">{textPageMessages.write}</LinkButton>
      </AuthAside>
    </Container>
  );
}
