import { chakra } from '@chakra-ui/react/styled-system';

/** How many lie in the cart; jumps a little when the number changes. */
export function CartCount({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <chakra.span
      key={count}
      aria-hidden="true"
      position="absolute"
      top="0.125rem"
      right="0"
      minWidth="1.25rem"
      height="1.25rem"
      paddingInline="0.3rem"
      background="action"
      borderRadius="full"
      color="onAction"
      fontSize="0.75rem"
      fontVariantNumeric="tabular-nums"
      fontWeight="bold"
      lineHeight="1.25rem"
      textAlign="center"
      animation="bump 240ms ease-out 1"
    >
      {count > 99 ? '99+' : count}
    </chakra.span>
  );
}
