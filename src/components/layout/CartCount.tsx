import { chakra } from '@chakra-ui/react/styled-system';

/** Badge with the quantity in the cart; animates on change. */
export function CartCount({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <chakra.span
      key={count}
      aria-hidden="true"
      position="absolute"
      top="2px"
      right="0"
      minWidth="20px"
      height="20px"
      paddingInline="5px"
      background="action"
      borderRadius="full"
      color="onAction"
      fontSize="12px"
      fontVariantNumeric="tabular-nums"
      fontWeight="bold"
      lineHeight="20px"
      textAlign="center"
      animation="bump 240ms ease-out 1"
    >
      {count > 99 ? '99+' : count}
    </chakra.span>
  );
}
