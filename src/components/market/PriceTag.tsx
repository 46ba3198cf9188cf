import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useFormatter } from './formatter-context.ts';

const sizes = {
  sm: { fontSize: 'min(1rem, 6vw)', paddingBlock: '3px', paddingLeft: '24px', paddingRight: '8px' },
  lg: { fontSize: '2xl', paddingBlock: '6px', paddingLeft: '34px', paddingRight: '14px' },
} satisfies Record<string, SystemStyleObject>;

const hole = { sm: 'circle 3.5px at 14px 50%', lg: 'circle 5px at 20px 50%' };

/** Price tag; price in currency units. */
export function PriceTag({ price, size = 'sm' }: { price: number; size?: 'sm' | 'lg' }) {
  return (
    <chakra.span filter="drop-shadow(0 1px 1px rgb(60 28 4 / .3))" display="inline-block" data-part="price">
      <chakra.span
        display="block"
        background="kraft"
        clipPath="polygon(0 50%, 10px 0, 100% 0, 100% 100%, 10px 100%)"
        color="onKraft"
        fontFamily="heading"
        fontVariantNumeric="tabular-nums"
        fontWeight="bold"
        lineHeight="snug"
        maskImage={`radial-gradient(${hole[size]}, #0000 92%, #000)`}
        whiteSpace="nowrap"
        css={sizes[size]}
      >
        {useFormatter().price(price)}
      </chakra.span>
    </chakra.span>
  );
}
