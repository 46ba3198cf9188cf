import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { filterChipStyles } from './chip.styles.ts';
import { FilterLink } from './FilterLink.tsx';
import { productFiltersMessages } from './product-filters.messages.ts';
import type { ProductsAddress } from './products-address.ts';

/** Suggested maximum prices, in currency units. */
const STEPS = [15, 25, 50];

const step: SystemStyleObject = {
  ...filterChipStyles,
  minHeight: '2.25rem',
  paddingInline: '3',
  '@media (pointer:coarse)': { minHeight: 'touch' },
  '&:hover': { background: 'sunken' },
  '&[aria-current]': { background: 'ink', borderColor: 'ink', color: 'ground' },
};

/** Query with a maximum price, or without it if active; drops a minimum above that price. */
function upTo({ offset: _, minPrice, maxPrice, ...query }: ProductsQuery, step: number): ProductsQuery {
  if (maxPrice === step) return { ...query, minPrice };
  return { ...query, minPrice: (minPrice ?? 0) > step ? undefined : minPrice, maxPrice: step };
}

interface PriceStepsProps {
  labelledBy: string;
  query: ProductsQuery;
  addressOf: ProductsAddress;
}

/** Links for suggested maximum prices, above the price fields. */
export function MaxPriceLinks({ labelledBy, query, addressOf }: PriceStepsProps) {
  const { price } = useFormatter();
  const { remove, upTo: words } = productFiltersMessages;
  return (
    <chakra.ul aria-labelledby={labelledBy} gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="2">
      {STEPS.map((amount) => {
        const isChosen = query.maxPrice === amount;
        return (
          <li key={amount}>
            <FilterLink href={addressOf(upTo(query, amount))} isChosen={isChosen} css={step}>
              {isChosen ? <VisuallyHidden>{`${remove} `}</VisuallyHidden> : null}
              <span>{words(price(amount).replace(/[.,]0+(?!\d)/, ''))}</span>
            </FilterLink>
          </li>
        );
      })}
    </chakra.ul>
  );
}
