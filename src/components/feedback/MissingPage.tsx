import { chakra } from '@chakra-ui/react/styled-system';
import type { PlainPath } from '../../../contract/pages/screen-address.ts';
import { LinkButton } from '../forms/Button.tsx';
import { Container } from '../layout/Container.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Drawing } from './Drawing.tsx';
import { stallDrawing } from './drawings/stall.tsx';

interface MissingPageProps {
  title: string;
  /** What stands in the window's title; the page's own unless said. */
  headTitle?: string;
  /** What is not there, or why. */
  hint: string;
  /** Where the others are. */
  to: PlainPath;
  action: string;
}

/** A page whose store or product is not there. */
export function MissingPage({ title, headTitle = title, hint, to, action }: MissingPageProps) {
  return (
    <Container
      display="grid"
      justifyItems="center"
      gap="4"
      paddingBlock={{ base: '12', md: '20' }}
      textAlign="center"
    >
      <PageHead title={headTitle} hidden />
      <Drawing>{stallDrawing}</Drawing>
      <PageTitle>{title}</PageTitle>
      <chakra.p color="ink2" maxWidth="44ch" overflowWrap="anywhere">
        {hint}
      </chakra.p>
      <LinkButton to={to}>{action}</LinkButton>
    </Container>
  );
}
