import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from '../layout/Container.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Drawing } from './Drawing.tsx';
import { stallDrawing } from './drawings/stall.tsx';

interface DrawnPageProps {
  /** Metadata of the page, for the browser and search engines. */
  head: ReactNode;
  /** Name of the market, for pages without a header. */
  name?: ReactNode;
  /** Short status text, such as an error name. */
  sign?: string;
  title: string;
  children: ReactNode;
  /** Single action. */
  action?: ReactNode;
}

/** Full-page message in place of the requested page: illustration, explanation and one action. */
export function IllustratedPage({ head, name, sign, title, children, action }: DrawnPageProps) {
  return (
    <Container
      display="grid"
      justifyItems="center"
      gap="4"
      paddingBlock={{ base: '12', md: '20' }}
      textAlign="center"
    >
      {head}
      {name}
      <Drawing>{stallDrawing}</Drawing>
      {sign ? (
        <chakra.p color="ink2" fontWeight="bold">
          {sign}
        </chakra.p>
      ) : null}
      <PageTitle>{title}</PageTitle>
      <chakra.p color="ink2" maxWidth="44ch" overflowWrap="anywhere">
        {children}
      </chakra.p>
      {action}
    </Container>
  );
}
