import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Container } from './Container.tsx';

/** Main content of a screen, with vertical padding. */
export const PageBody = (props: HTMLChakraProps<'div'>) => (
  <Container paddingTop={{ base: '10', md: '12' }} paddingBottom="12" {...props} />
);
