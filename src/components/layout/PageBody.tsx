import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Container } from './Container.tsx';

/** All of a screen's own content, with air above and below. */
export const PageBody = (props: HTMLChakraProps<'div'>) => (
  <Container paddingTop={{ base: '10', md: '12' }} paddingBottom="12" {...props} />
);
