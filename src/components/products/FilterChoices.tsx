import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { FilterLink } from './FilterLink.tsx';
import type { FilterChoice, FilterGroup } from './filter-choices.ts';
import { productFiltersMessages } from './product-filters.messages.ts';
import type { ProductsAddress } from './products-address.ts';

/** Number of visible choices; the others are collapsed. */
const AT_ONCE = 7;

const row: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '3',
  minHeight: '2.5rem',
  paddingInline: '2',
  marginInline: '-2',
  borderRadius: '8px',
  '@media (pointer:coarse)': { minHeight: 'touch' },
  '&:hover': { background: 'sunken' },
  '&[aria-current]': { fontWeight: 'bold' },
};

const box: SystemStyleObject = {
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  border: '1.5px solid',
  borderColor: 'edge',
  borderRadius: 'tag',
  background: 'raised',
  'a[aria-current] &': { background: 'ink', borderColor: 'ink', color: 'ground' },
};

interface RowProps {
  choice: FilterChoice;
  isBound: boolean;
  addressOf: ProductsAddress;
}

function Row({ choice: { text, products, isChosen, query }, isBound, addressOf }: RowProps) {
  const { count, number } = useFormatter();
  return (
    <li>
      <FilterLink href={addressOf(query)} isChosen={isChosen} css={row}>
        <chakra.span css={box}>{isChosen ? <Icon name="check" size={16} /> : null}</chakra.span>
        <chakra.span overflowWrap="anywhere" lineHeight="snug">
          {isChosen ? <VisuallyHidden>{`${productFiltersMessages.remove} `}</VisuallyHidden> : null}
          <span>{text}</span>
        </chakra.span>
        <chakra.span color="ink2" fontSize="sm" fontVariantNumeric="tabular-nums" aria-hidden="true">
          {`${number(products)}${isBound ? '+' : ''}`}
        </chakra.span>
        <VisuallyHidden>{`, ${isBound ? 'al menos ' : ''}${count(products, 'producto', 'productos')}`}</VisuallyHidden>
      </FilterLink>
    </li>
  );
}

const more: SystemStyleObject = {
  minHeight: '2.5rem',
  paddingBlock: '2',
  color: 'link',
  fontWeight: 'semibold',
  cursor: 'pointer',
};

/** Choices of one filter with the number of matching products. */
export function FilterChoices({ group, addressOf }: { group: FilterGroup; addressOf: ProductsAddress }) {
  const id = useId();
  const rows = (choices: readonly FilterChoice[]) => (
    <chakra.ul aria-labelledby={id}>
      {choices.map((choice) => (
        <Row key={choice.key} choice={choice} isBound={group.isBound} addressOf={addressOf} />
      ))}
    </chakra.ul>
  );
  // Active choices stay visible, even with few products.
  const first = group.choices.filter(({ isChosen }, index) => index < AT_ONCE || isChosen);
  const others = group.choices.filter((choice) => !first.includes(choice));
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} fontSize="lg" marginBottom="1">
        {group.title}
      </chakra.h3>
      {rows(first)}
      {others.length > 0 ? (
        <details>
          <chakra.summary css={more}>{productFiltersMessages.more(others.length)}</chakra.summary>
          {rows(others)}
        </details>
      ) : null}
    </section>
  );
}
