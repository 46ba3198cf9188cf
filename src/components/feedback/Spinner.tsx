import { chakra } from '@chakra-ui/react/styled-system';

export function Spinner({ size = '1.125em' }: { size?: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      width={size}
      height={size}
      border="2px solid currentColor"
      borderRightColor="transparent"
      borderRadius="full"
      animation="turn 700ms linear infinite"
    />
  );
}
