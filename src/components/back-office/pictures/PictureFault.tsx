import { chakra } from '@chakra-ui/react/styled-system';

/** Error message below a picture field. */
export const PictureFault = ({ id, children }: { id: string; children: string }) => (
  <chakra.p id={id} role="alert" color="danger" fontSize="sm" fontWeight="semibold">
    {children}
  </chakra.p>
);
