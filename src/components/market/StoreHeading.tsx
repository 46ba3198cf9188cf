import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TimeStamp } from './TimeStamp.tsx';

export const storeHeadingMessages = { others: 'Elegir otro puesto' };

interface StoreHeadingProps {
  store: PopupStore;
  /** Whether the link to other stores belongs to the heading: the store does not sell now (R2.20). */
  offersOthers: boolean;
  /** Now, in ms UTC. */
  now: number;
  size?: 'page' | 'hero';
}

/** Text with a full stop, if its owner wrote none: the link follows it. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Heading of a page about one store: its state and dates, its name, and the links to its page and to other stores. */
export function StoreHeading({ store, offersOthers, now, size = 'page' }: StoreHeadingProps) {
  return (
    <>
      <TimeStamp store={store} now={now} />
      <PageTitle size={size}>{store.name}</PageTitle>
      <chakra.p color="ink2">
        {sentence(store.config.tagline ?? store.description)}{' '}
        <TextLink to="/tienda/$id" params={{ id: store.slug }}>
          Ver el puesto
        </TextLink>
      </chakra.p>
      {offersOthers ? <TextLink to="/tiendas">{storeHeadingMessages.others}</TextLink> : null}
    </>
  );
}
