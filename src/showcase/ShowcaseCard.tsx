import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** White card on the page's background. */
export const ShowcaseCard = (props: HTMLChakraProps<'div'>) => (
  <chakra.div
    background="raised"
    borderRadius="card"
    boxShadow="stall"
    padding={{ base: '4', md: '6' }}
    {...props}
  />
);
