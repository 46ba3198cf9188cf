import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** How many there are, seen and heard; its place is kept while they are counted. */
export function ResultCount(props: HTMLChakraProps<'output'>) {
  return (
    <chakra.output
      data-part="count"
      aria-atomic="true"
      display="block"
      color="ink2"
      fontSize="sm"
      minHeight="1.5rem"
      {...props}
    />
  );
}
