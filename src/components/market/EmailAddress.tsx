import { chakra } from '@chakra-ui/react/styled-system';

/** E-mail address that breaks before the "@" if it does not fit; elsewhere only if a part is longer than a line. */
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
