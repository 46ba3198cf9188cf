import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { isPublicStore } from '../../../../contract/stores/store-visibility.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { Awning } from '../../market/Awning.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Picture } from '../../market/Picture.tsx';
import { StoreAwningColours } from '../../market/StoreColours.tsx';
import { StoreOpeningBadge } from '../../market/StoreOpeningBadge.tsx';
import { EditStoreLink } from '../stores/EditStoreLink.tsx';
import { StorePosterLink } from '../stores/StorePosterLink.tsx';
import { StoreAnalyticsLink } from '../stores/StoreAnalyticsLink.tsx';
import { ViewStoreLink } from '../stores/ViewStoreLink.tsx';
import { StatusButtons } from '../stores/StatusButtons.tsx';
import { StatusRefusal } from '../stores/StatusRefusal.tsx';
import { useStoreStatusChange } from '../stores/use-store-status-change.ts';
import { producerStoreMessages } from './producer-store.messages.ts';

export interface StoreShareProps {
  store: PopupStore;
  /** Sharing is the main action of the screen. */
  isMain: boolean;
}

interface ProducerStoreSheetProps {
  store: PopupStore;
  statusRef: StoreStatusActorRef;
  /** Share button of a store that shoppers see. */
  Share: ComponentType<StoreShareProps>;
}

/** Overview of a store: dates, URL, picture and the next status. */
export function ProducerStoreDetails({ store, statusRef, Share }: ProducerStoreSheetProps) {
  const now = useNow();
  const { dayAndTime, absolute } = useFormatter();
  const { isBusy, refusal, choose } = useStoreStatusChange(statusRef, store);
  const { slug, startDate, endDate, status } = store;
  const isShared = isPublicStore(store) && status !== 'ended';
  // A paused store is opened again before anybody is told of it.
  const isMain = isShared && status !== 'paused';
  const { address, dates, noDates } = producerStoreMessages;
  return (
    <StoreAwningColours config={store.config}>
      <chakra.div
        aria-busy={isBusy}
        data-part="producer-store"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' }}
        background="raised"
        borderRadius="card"
        boxShadow="stall"
        overflow="hidden"
      >
        <chakra.div position="relative" minHeight={{ base: '10rem', md: '15rem' }} overflow="hidden">
          <chakra.div position="absolute" insetInline="0" top="0" zIndex="raised">
            <Awning stripe={20} drop={14} />
          </chakra.div>
          <chakra.div position="absolute" inset="0">
            <Picture
              src={store.heroImageUrl}
              alt=""
              shape="wide"
              sizes="(min-width: 48rem) 320px, 92vw"
              css={{ height: 'full' }}
            />
          </chakra.div>
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="3" padding={{ base: '4', md: '5' }}>
          <div>
            <StoreOpeningBadge store={store} now={now} />
          </div>
          <chakra.dl
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
            columnGap="4"
            rowGap={{ base: '0', sm: '2' }}
            css={{
              '& dt': { color: 'ink2' },
              '& dd': { overflowWrap: 'anywhere', marginBottom: { base: '2', sm: '0' } },
            }}
          >
            <dt>{dates}</dt>
            <dd>{startDate && endDate ? `${dayAndTime(startDate)} – ${dayAndTime(endDate)}` : noDates}</dd>
            <dt>{address}</dt>
            <dd>{absolute(`/tienda/${slug}`)}</dd>
          </chakra.dl>
          <StatusRefusal text={refusal} />
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginTop="auto">
            {isShared ? <Share store={store} isMain={isMain} /> : null}
            <StatusButtons store={store} isBusy={isBusy} isQuiet={isMain} onChosen={choose} />
            <EditStoreLink store={store} />
            <StoreAnalyticsLink store={store} />
            {isShared ? <StorePosterLink store={store} /> : null}
            <ViewStoreLink store={store} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </StoreAwningColours>
  );
}
