import { chakra } from '@chakra-ui/react/styled-system';

/** What is wrong with the pictures of a place. */
export const PictureFault = ({ id, children }: { id: string; children: string }) => (
  <chakra.p id={id} role="alert" color="danger" fontSize="sm" fontWeight="semibold">
    {children}
  </chakra.p>
);
