import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import type { StoreStatusActorRef } from '../../../machines/producer/stores/store-status.machine.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { Awning } from '../../market/Awning.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Picture } from '../../market/Picture.tsx';
import { StoreAwningColours } from '../../market/StoreColours.tsx';
import { StoreOpeningBadge } from '../../market/StoreOpeningBadge.tsx';
import { EditStoreLink } from './EditStoreLink.tsx';
import { producerStoresMessages } from './producer-stores.messages.ts';
import { StoreAnalyticsLink } from './StoreAnalyticsLink.tsx';
import { ViewStoreLink } from './ViewStoreLink.tsx';
import { StatusButtons } from './StatusButtons.tsx';
import { StatusRefusal } from './StatusRefusal.tsx';
import { useStoreStatusChange } from './use-store-status-change.ts';
import { secondaryLink } from './secondary-link.styles.ts';

interface SeeGoodsProps {
  store: Pick<PopupStore, 'name'>;
  /** Screen address of the producer's products in this store. */
  at: ScreenAddress;
}

/** Link from a store to its products. */
const SeeProductsLink = ({ store: { name }, at }: SeeGoodsProps) => (
  <AppLink href={at} aria-label={producerStoresMessages.seeGoodsOf(name)} css={secondaryLink}>
    {producerStoresMessages.seeGoods}
  </AppLink>
);

interface ProducerStoreCardProps {
  store: PopupStore;
  /** Screen address of the store's products. */
  goodsAt: ScreenAddress;
  statusRef: StoreStatusActorRef;
  /** First card of the screen; its picture is the LCP candidate. */
  isFirst: boolean;
}

const sheet: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  overflow: 'hidden',
};

const picture: SystemStyleObject = { height: 'full' };

/** Card of a producer's store: picture, dates and the next status. */
export function ProducerStoreCard({ store, goodsAt, statusRef, isFirst }: ProducerStoreCardProps) {
  const { isBusy, refusal, choose } = useStoreStatusChange(statusRef, store);
  const now = useNow();
  const { range, count } = useFormatter();
  const { name, startDate, endDate, productCount, config, heroImageUrl } = store;
  const { noDates, products } = producerStoresMessages;
  return (
    <StoreAwningColours config={config}>
      <chakra.article css={sheet} aria-busy={isBusy} data-part="producer-store">
        <chakra.div position="relative" minHeight={{ base: '9rem', md: '10rem' }} overflow="hidden">
          <chakra.div position="absolute" insetInline="0" top="0" zIndex="raised">
            <Awning stripe={20} drop={14} />
          </chakra.div>
          <chakra.div position="absolute" inset="0">
            <Picture
              src={heroImageUrl}
              alt=""
              shape="wide"
              sizes="(min-width: 48rem) 240px, 92vw"
              css={picture}
              priority={isFirst}
            />
          </chakra.div>
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="2" padding={{ base: '4', md: '5' }}>
          <div>
            <StoreOpeningBadge store={store} now={now} />
          </div>
          <chakra.h3 fontSize="xl" lineHeight="short" overflowWrap="anywhere" data-part="name">
            <AppLink
              to="/producer/popup-stores/$storeId"
              params={{ storeId: store.id }}
              css={{ _hover: { textDecoration: 'underline' } }}
            >
              {name}
            </AppLink>
          </chakra.h3>
          <chakra.p color="ink2" fontSize="sm">
            {[
              startDate && endDate ? range(startDate, endDate) : noDates,
              count(productCount, ...products),
            ].join(' · ')}
          </chakra.p>
          <StatusRefusal text={refusal} />
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            marginTop="auto"
            paddingTop="2"
          >
            <StatusButtons store={store} isBusy={isBusy} onChosen={choose} />
            <EditStoreLink store={store} />
            <SeeProductsLink store={store} at={goodsAt} />
            <StoreAnalyticsLink store={store} />
            <ViewStoreLink store={store} />
          </chakra.div>
        </chakra.div>
      </chakra.article>
    </StoreAwningColours>
  );
}
