import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useId, useMemo } from 'react';
import type { PriceFilterActorRef } from '../../machines/catalogue/price-filter.machine.ts';
import type { ProductFacetsActorRef } from '../../machines/catalogue/product-facets.machine.ts';
import type { ProductsQuery } from '../../../contract/catalogue/products-query.ts';
import { SidePanel } from '../feedback/SidePanel.tsx';
import { RowsSkeleton } from '../feedback/Skeletons.tsx';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { filterGroups } from './filter-choices.ts';
import { PriceFields } from './PriceFields.tsx';
import { productFailureText } from './product-failure.messages.ts';
import { productFiltersMessages } from './product-filters.messages.ts';
import type { ProductsAddress } from './products-address.ts';

interface ProductFilterPanelProps {
  /** The filters fit beside the list. */
  isBeside: boolean;
  facetsRef: ProductFacetsActorRef;
  pricesRef: PriceFilterActorRef;
  query: ProductsQuery;
  /** Number of products in the current list; null if not all are counted. */
  total: number | null;
  addressOf: ProductsAddress;
  onClosed: () => void;
}

/** Filter panel of a list: beside it on wide screens, otherwise as an overlay. */
export function ProductFilterPanel({ isBeside, total, onClosed, ...filters }: ProductFilterPanelProps) {
  const formId = useId();
  const { title, close, apply } = productFiltersMessages;
  if (isBeside) {
    return (
      <Beside title={title} close={close} onClosed={onClosed}>
        <Filters {...filters} formId={formId}>
          <chakra.div gridColumn="1 / -1">
            <Button type="submit" variant="plain" size="sm" wide textDecoration="underline">
              {apply}
            </Button>
          </chakra.div>
        </Filters>
      </Beside>
    );
  }
  return (
    <SidePanel title={title} closeLabel={close} onClosed={onClosed}>
      <chakra.div flex="1" overflowY="auto" padding="4" paddingBottom="8">
        <Filters {...filters} formId={formId} />
      </chakra.div>
      <chakra.div
        padding="4"
        paddingBottom="calc(1rem + env(safe-area-inset-bottom))"
        borderTop="1px solid var(--td-colors-line)"
      >
        <ShowProducts pricesRef={filters.pricesRef} formId={formId} total={total} />
      </chakra.div>
    </SidePanel>
  );
}

interface ShowProductsProps {
  pricesRef: PriceFilterActorRef;
  formId: string;
  /** Number of products in the current list; null if not all are counted. */
  total: number | null;
}

/** Submit button of the filters; shows the number of matching products once known. */
function ShowProducts({ pricesRef, formId, total }: ShowProductsProps) {
  const { count } = useFormatter();
  const typed = useSelector(pricesRef, ({ context }) => context.total);
  const isShown = useSelector(pricesRef, (snapshot) => snapshot.matches('resting'));
  const words = (products: number) => count(products, 'producto', 'productos');
  const known = isShown ? total : typed;
  return (
    <>
      <LiveRegion message={typed === null ? '' : words(typed)} />
      <Button type="submit" form={formId} size="lg" wide>
        {known === null ? productFiltersMessages.show : `Ver ${words(known)}`}
      </Button>
    </>
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

interface FiltersProps extends Omit<ProductFilterPanelProps, 'isBeside' | 'total' | 'onClosed'> {
  formId: string;
  /** Submit button, if it is below the price fields. */
  children?: ReactNode;
}

function Filters({ facetsRef, query, addressOf, children, ...prices }: FiltersProps) {
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
  return (
    <chakra.div display="grid" gap="6" aria-busy={isCounting}>
      <PriceFields {...prices} query={query} addressOf={addressOf}>
        {children}
      </PriceFields>
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
