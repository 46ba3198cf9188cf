import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

/** Note below every total: VAT is included, shipping is not (R9.11). */
export const TotalNote = (style: HTMLChakraProps<'p'>) => (
  <chakra.p color="ink2" fontSize="sm" {...style}>
    IVA incluido. El envío, si lo hay, lo acuerdas con cada puesto.
  </chakra.p>
);
