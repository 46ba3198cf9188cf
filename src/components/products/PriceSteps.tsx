import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { AppLink } from '../layout/AppLink.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { productFiltersMessages } from './product-filters.messages.ts';
import type { ProductsAddress } from './products-address.ts';

/** What gifts are looked for by, in currency units. */
const STEPS = [15, 25, 50];

const chip: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: '3',
  background: 'raised',
  border: '1.5px solid',
  borderColor: 'edge',
  borderRadius: 'full',
  fontSize: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: 'touch' },
  '&:hover': { background: 'sunken' },
  '&[aria-current]': { background: 'ink', borderColor: 'ink', color: 'ground' },
};

/** The list up to a price, or without it; a lower end above that price goes. */
function upTo({ offset: _, minPrice, maxPrice, ...query }: ProductsQuery, step: number): ProductsQuery {
  if (maxPrice === step) return { ...query, minPrice };
  return { ...query, minPrice: (minPrice ?? 0) > step ? undefined : minPrice, maxPrice: step };
}

interface PriceStepsProps {
  labelledBy: string;
  query: ProductsQuery;
  addressOf: ProductsAddress;
}

/** The prices up to which people look, each a link to the list. */
export function PriceSteps({ labelledBy, query, addressOf }: PriceStepsProps) {
  const { price } = useFormatter();
  const { remove, upTo: words } = productFiltersMessages;
  return (
    <chakra.ul aria-labelledby={labelledBy} gridColumn="1 / -1" display="flex" flexWrap="wrap" gap="2">
      {STEPS.map((step) => {
        const isChosen = query.maxPrice === step;
        return (
          <li key={step}>
            <AppLink
              href={addressOf(upTo(query, step))}
              activeOptions={{ exact: true }}
              css={chip}
              {...(isChosen ? { 'aria-current': 'true' } : {})}
            >
              {isChosen ? <VisuallyHidden>{`${remove} `}</VisuallyHidden> : null}
              <span>{words(price(step).replace(/[.,]0+(?!\d)/, ''))}</span>
            </AppLink>
          </li>
        );
      })}
    </chakra.ul>
  );
}
