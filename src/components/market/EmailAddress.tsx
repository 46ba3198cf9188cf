import { chakra } from '@chakra-ui/react/styled-system';

/** An address that, where it does not fit into one line, is parted before its host; elsewhere only where a part is longer than a line. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      <chakra.span overflowWrap="anywhere">{address.slice(0, at)}</chakra.span>
      <wbr />
      <chakra.span overflowWrap="anywhere">{address.slice(at)}</chakra.span>
    </>
  );
}
