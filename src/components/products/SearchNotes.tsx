import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ProductsActorRef } from '../../machines/catalogue/products.machine.ts';
import { AppLink, TextLink } from '../layout/AppLink.tsx';
import { Picture } from '../market/Picture.tsx';
import { StoreOpeningBadge } from '../market/StoreOpeningBadge.tsx';
import { filteredResultsMessages } from './filtered-results.messages.ts';
import type { ProductsAddress } from './products-address.ts';

const stall: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 20vw) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3',
  minHeight: 'full',
  padding: '2',
  background: 'raised',
  border: '1.5px solid',
  borderColor: 'line',
  borderRadius: 'card',
  '&:hover': { borderColor: 'edge' },
};

export interface SearchNotesProps {
  actorRef: ProductsActorRef;
  /** Current time in ms UTC. */
  now: number;
  addressOf: ProductsAddress;
}

/** Notes above the search results: the corrected or partial search, and stores that match it. */
export function SearchNotes({ actorRef, now, addressOf }: SearchNotesProps) {
  const { q, lookedFor, stores } = useSelector(
    actorRef,
    ({ context: { query, lookedFor: meant, stores: found } }) => ({
      q: query.q ?? '',
      lookedFor: meant,
      stores: found,
    }),
    shallowEqual,
  );
  if (q === '') return null;
  const { seeing, inPart, storesOf, noneOf } = filteredResultsMessages;
  return (
    <chakra.div display="grid" gap="4" marginBottom="5">
      {lookedFor ? (
        <chakra.output display="block" data-part="looked-for">
          {lookedFor.isPartial ? (
            inPart(lookedFor.q)
          ) : (
            <>
              <span>{`${noneOf(q)}. ${seeing} `}</span>
              <TextLink href={addressOf({ q: lookedFor.q })}>{lookedFor.q}</TextLink>
              <span>.</span>
            </>
          )}
        </chakra.output>
      ) : null}
      {stores && stores.length > 0 ? (
        <chakra.ul
          aria-label={storesOf(q)}
          data-part="found-stores"
          display="grid"
          gap="3"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          }}
        >
          {stores.map((store) => (
            <li key={store.id}>
              <AppLink to="/tienda/$id" params={{ id: store.slug }} css={stall}>
                <Picture
                  src={store.heroImageUrl}
                  alt=""
                  shape="wide"
                  sizes="80px"
                  widest={384}
                  css={{ aspectRatio: '4 / 3', borderRadius: 'tag' }}
                />
                <chakra.span display="grid" gap="1" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
                  <chakra.span fontWeight="bold">{store.name}</chakra.span>
                  <StoreOpeningBadge store={store} now={now} />
                </chakra.span>
              </AppLink>
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
}
