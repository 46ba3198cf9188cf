import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** Page width with margins. */
export function Container(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      width="full"
      maxWidth="page"
      marginInline="auto"
      paddingInline={{ base: '4', md: '6' }}
      {...props}
    />
  );
}
