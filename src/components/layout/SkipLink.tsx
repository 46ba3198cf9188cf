import { chakra } from '@chakra-ui/react/styled-system';

export const MAIN_ID = 'contenido';

/** Skip link: the first focusable element, jumps past the header to the main content. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${MAIN_ID}`}
      position="fixed"
      top="2"
      left="2"
      zIndex="skip"
      background="ink"
      borderRadius="tag"
      color="ground"
      fontWeight="bold"
      paddingBlock="3"
      paddingInline="4"
      transform="translateY(-200%)"
      css={{ '&:focus': { transform: 'none' } }}
    >
      Saltar al contenido
    </chakra.a>
  );
}
