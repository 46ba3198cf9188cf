import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/popup-stores/popup-store.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { TimeStamp } from '../market/TimeStamp.tsx';

interface ListingHeadingProps {
  store: PopupStore | null;
  /** Now, in ms UTC. */
  now: number;
}

/** What an owner wrote without a full stop would run into what follows. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Whose goods these are, and until when they are to be had. */
export function ListingHeading({ store, now }: ListingHeadingProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="2"
      marginBottom={{ base: '5', md: '8' }}
    >
      {store ? <TimeStamp store={store} now={now} /> : null}
      <PageTitle>{store ? store.name : 'Todo lo que hay en los puestos'}</PageTitle>
      {store ? (
        <chakra.p color="ink2">
          {sentence(store.config.tagline ?? store.description)}{' '}
          <TextLink to="/tienda/$id" params={{ id: store.slug }}>
            Ver el puesto
          </TextLink>
        </chakra.p>
      ) : (
        <chakra.p color="ink2">Cada cosa dura lo que dura su puesto.</chakra.p>
      )}
    </chakra.div>
  );
}
