import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** Number of results, visible and announced; its space is reserved while counting. */
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
