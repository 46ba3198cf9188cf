import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from '../layout/Container.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Drawing } from './Drawing.tsx';
import { stallDrawing } from './drawings/stall.tsx';

interface DrawnPageProps {
  /** What the window and those who read elsewhere are told. */
  head: ReactNode;
  /** Whose page it is, where no roof stands above it. */
  name?: ReactNode;
  /** What has happened, in its usual words. */
  sign?: string;
  title: string;
  children: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
}

/** A page in place of the one that was asked for: a drawing, what has happened, and the way on. */
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
