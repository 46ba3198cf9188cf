import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TimeStamp } from '../market/TimeStamp.tsx';
import { productListMessages } from './product-list.messages.ts';

interface ListingHeadingProps {
  /** What was searched for among the goods of all stores. */
  q?: string | undefined;
  store: PopupStore | null;
  /** That store does not sell now (R2.20). */
  isNotOpen: boolean;
  /** Now, in ms UTC. */
  now: number;
}

/** What an owner wrote without a full stop would run into what follows. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Whose goods these are, and until when they are to be had. */
export function ListingHeading({ q, store, isNotOpen, now }: ListingHeadingProps) {
  const title = q ? productListMessages.resultsOf(q) : productListMessages.title;
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="2"
      marginBottom={{ base: '5', md: '8' }}
    >
      {store ? <TimeStamp store={store} now={now} /> : null}
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
