import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { effectiveSaleFilter } from '../../../contract/catalogue/product-sale-filter.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import type { ProductsActorRef } from '../../machines/catalogue/products.machine.ts';
import { Icon } from '../icons/Icon.tsx';
import { filterChipStyles } from './chip.styles.ts';
import { FilterLink } from './FilterLink.tsx';
import { productListMessages } from './product-list.messages.ts';
import type { ProductsAddress } from './products-address.ts';

const category: SystemStyleObject = {
  ...filterChipStyles,
  '&[aria-current=true]': { background: 'kraft', borderColor: 'onKraft', color: 'onKraft' },
};

/** Row of chips; on phones it scrolls horizontally up to the screen edges. */
const row: SystemStyleObject = {
  display: 'flex',
  minWidth: '0',
  gap: '2',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  marginInline: { base: '-16px', md: '0' },
  paddingInline: { base: '4', md: '0' },
  paddingBlock: '1',
};

const toggle: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  fontWeight: 'semibold',
  '& > :first-child': {
    display: 'grid',
    flexShrink: '0',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    background: 'raised',
    border: '1.5px solid',
    borderColor: 'edge',
    borderRadius: 'tag',
  },
  '&[aria-current] > :first-child': { background: 'ink', borderColor: 'ink', color: 'ground' },
};

interface ListingChoicesProps {
  actorRef: ProductsActorRef;
  query: ProductsQuery;
  addressOf: ProductsAddress;
  last: LastStore | null;
}

/** Last visited store, offered as a filter of the list. */
export interface LastStore {
  name: string;
  onChosen: () => void;
}

/** Filter links above a product list: categories of its stores, and availability for sale today. */
export function ProductListFilterLinks({
  actorRef,
  query: { offset: _, ...query },
  addressOf,
  last,
}: ListingChoicesProps) {
  const categories = useSelector(actorRef, ({ context }) => context.categories) ?? [];
  const unasked = effectiveSaleFilter({ ...query, sale: undefined });
  const other = unasked === 'now' ? 'soon' : 'now';
  const isOther = effectiveSaleFilter(query) !== unasked;
  const { alsoSoon, onlyNow, onlyIn } = productListMessages;
  return (
    <>
      {categories.length > 0 ? (
        <chakra.ul aria-label={productListMessages.categories} css={row}>
          {categories.map(({ name, products }) => (
            <li key={name}>
              <FilterLink
                href={addressOf({ ...query, category: query.category === name ? undefined : name })}
                isChosen={query.category === name}
                css={category}
              >
                <span>{name}</span>
                <chakra.span fontWeight="normal">{products}</chakra.span>
              </FilterLink>
            </li>
          ))}
        </chakra.ul>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" columnGap="6">
        <FilterLink
          href={addressOf({ ...query, sale: isOther ? undefined : other })}
          isChosen={isOther}
          css={toggle}
        >
          <span>{isOther ? <Icon name="check" size={16} /> : null}</span>
          <span>{unasked === 'now' ? alsoSoon : onlyNow}</span>
        </FilterLink>
        {last ? (
          <chakra.button type="button" css={toggle} cursor="pointer" onClick={last.onChosen}>
            <span />
            <span>{onlyIn(last.name)}</span>
          </chakra.button>
        ) : null}
      </chakra.div>
    </>
  );
}
