import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { AppLink } from '../../layout/AppLink.tsx';
import { producerStoresMessages } from './producer-stores.messages.ts';
import { secondaryLink } from './secondary-link.styles.ts';

interface SeeGoodsProps {
  store: Pick<PopupStore, 'name'>;
  /** Screen address of the producer's products in this store. */
  at: ScreenAddress;
}

/** Link from a store to its products. */
export const SeeProductsLink = ({ store: { name }, at }: SeeGoodsProps) => (
  <AppLink href={at} aria-label={producerStoresMessages.seeGoodsOf(name)} css={secondaryLink}>
    {producerStoresMessages.seeGoods}
  </AppLink>
);
