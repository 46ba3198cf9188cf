import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** What stands below every total: what is in it, and what is not (R9.11). */
export const TotalNote = (style: HTMLChakraProps<'p'>) => (
  <chakra.p color="ink2" fontSize="sm" {...style}>
    IVA incluido. El envío, si lo hay, lo acuerdas con cada puesto.
  </chakra.p>
);
