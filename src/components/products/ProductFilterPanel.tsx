import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { ProductFacetsActorRef } from '../../machines/product-facets/product-facets.machine.ts';
import type { ProductsQuery } from '../../../contract/products/products-query.ts';
import { SidePanel } from '../feedback/SidePanel.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { filterGroups } from './filter-choices.ts';
import { PriceFields, type Prices } from './PriceFields.tsx';
import { productFailureText } from './product-failure.messages.ts';
import { productFiltersMessages } from './product-filters.messages.ts';
import type { ProductsAddress } from './products-address.ts';
import { useRoomBeside } from './use-room-beside.ts';

interface ProductFilterPanelProps {
  facetsRef: ProductFacetsActorRef;
  query: ProductsQuery;
  /** How many products the list has as it is. */
  total: number;
  addressOf: ProductsAddress;
  onPricesChosen: (prices: Prices) => void;
  onClosed: () => void;
}

/** The filters of a list: beside it where there is room, over it where there is none. */
export function ProductFilterPanel({ total, onClosed, ...filters }: ProductFilterPanelProps) {
  const isBeside = useRoomBeside();
  const { count } = useFormatter();
  const { title, close } = productFiltersMessages;
  if (isBeside) {
    return (
      <Beside title={title} close={close} onClosed={onClosed}>
        <Filters {...filters} />
      </Beside>
    );
  }
  return (
    <SidePanel title={title} closeLabel={close} onClosed={onClosed}>
      <chakra.div flex="1" overflowY="auto" padding="4" paddingBottom="8">
        <Filters {...filters} />
      </chakra.div>
      <chakra.div
        padding="4"
        paddingBottom="calc(1rem + env(safe-area-inset-bottom))"
        borderTop="1px solid var(--td-colors-line)"
      >
        <Button size="lg" wide onClick={onClosed}>
          Ver {count(total, 'producto', 'productos')}
        </Button>
      </chakra.div>
    </SidePanel>
  );
}

interface BesideProps {
  title: string;
  close: string;
  onClosed: () => void;
  children: ReactNode;
}

function Beside({ title, close, onClosed, children }: BesideProps) {
  return (
    <chakra.aside aria-label={title} gridColumn="1" alignSelf="start">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" marginBottom="2">
        <chakra.h2 fontSize="xl">{title}</chakra.h2>
        <Button variant="plain" size="icon" aria-label={close} onClick={onClosed}>
          <Icon name="close" size={24} />
        </Button>
      </chakra.div>
      {children}
    </chakra.aside>
  );
}

type FiltersProps = Omit<ProductFilterPanelProps, 'total' | 'onClosed'>;

function Filters({ facetsRef, query, addressOf, onPricesChosen }: FiltersProps) {
  const { facets, failure, isCounting } = useSelector(
    facetsRef,
    (snapshot) => ({
      facets: snapshot.context.content,
      failure: snapshot.context.failure,
      isCounting: snapshot.hasTag('loading'),
    }),
    shallowEqual,
  );
  const groups = useMemo(() => (facets ? filterGroups(facets, query) : null), [facets, query]);
  const { minPrice, maxPrice } = query;
  return (
    <chakra.div display="grid" gap="6" aria-busy={isCounting}>
      <PriceFields prices={{ minPrice, maxPrice }} onChosen={onPricesChosen} />
      {failure ? (
        <chakra.div role="alert" display="grid" gap="3">
          <p>{productFailureText(failure)}</p>
          <Button
            variant="quiet"
            busy={isCounting}
            onClick={() => facetsRef.send({ type: 'retry.requested' })}
          >
            Reintentar
          </Button>
        </chakra.div>
      ) : null}
      {groups === null && isCounting ? <RowsSkeleton label={productFiltersMessages.loading} /> : null}
      {groups?.map((group) => (
        <FilterChoices key={group.title} group={group} addressOf={addressOf} />
      ))}
      {groups?.length === 0 ? <chakra.p color="ink2">{productFiltersMessages.none}</chakra.p> : null}
    </chakra.div>
  );
}
