import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { StoreOpeningBadge } from '../market/StoreOpeningBadge.tsx';
import { productListMessages } from './product-list.messages.ts';

interface ListingHeadingProps {
  /** Search text over the products of all stores. */
  q?: string | undefined;
  store: PopupStore | null;
  /** The store is not open now (R2.20). */
  isNotOpen: boolean;
  /** Current time in ms UTC. */
  now: number;
}

/** Adds a final full stop if the owner's text has none, so that it does not merge with the next sentence. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Heading of a product list: search or store, with its closing time. */
export function ProductListHeading({ q, store, isNotOpen, now }: ListingHeadingProps) {
  const title = q ? productListMessages.resultsOf(q) : productListMessages.title;
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="2"
      marginBottom={{ base: '5', md: '8' }}
    >
      {store ? <StoreOpeningBadge store={store} now={now} /> : null}
      <PageTitle>{store ? store.name : title}</PageTitle>
      {store ? (
        <chakra.p color="ink2">
          <span>{`${sentence(store.config.tagline ?? store.description)} `}</span>
          <TextLink to="/tienda/$id" params={{ id: store.slug }}>
            Ver el puesto
          </TextLink>
        </chakra.p>
      ) : q ? null : (
        <chakra.p color="ink2">Cada cosa dura lo que dura su puesto.</chakra.p>
      )}
      {isNotOpen ? <TextLink to="/tiendas">Elegir otro puesto</TextLink> : null}
    </chakra.div>
  );
}
