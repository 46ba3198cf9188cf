import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { ProducerStore } from '../../../machines/producer/stores/producer-store.machine.ts';
import { LinkButton } from '../../forms/Button.tsx';
import { AppLink, TextLink } from '../../layout/AppLink.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Badge } from '../../market/Badge.tsx';
import { Picture } from '../../market/Picture.tsx';
import { newProductAddress } from '../../back-office/new-product-address.ts';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { producerProductsMessages } from '../products/producer-products.messages.ts';
import { producerStoresMessages } from '../stores/producer-stores.messages.ts';
import { producerStoreMessages } from './producer-store.messages.ts';

const list: SystemStyleObject = {
  listStyleType: 'none',
  background: 'raised',
  borderRadius: 'card',
  boxShadow: 'stall',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { base: '44px minmax(0, 1fr)', md: '44px minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '3',
    minHeight: '52px',
    paddingInline: '4',
    paddingBlock: { base: '2', md: '1' },
  },
  '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  '& [data-part=facts]': {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: { base: '2', md: '3' },
    alignItems: 'center',
    columnGap: '4',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=asked]': { minWidth: { md: '5.5rem' }, textAlign: { md: 'end' } },
};

interface StoreGoodsProps extends Pick<ProducerStore, 'products' | 'total'> {
  storeId: string;
  /** Screen address of the store's products. */
  listedAt: ScreenAddress;
}

/** Latest products of a store with a link to all. */
export function StoreProducts({ storeId, products, total, listedAt }: StoreGoodsProps) {
  const { number, price } = useFormatter();
  const stores = useStoresPath();
  const { goods, bare, add, addFirst, addMany, everything, editProduct, hidden } = producerStoreMessages;
  const { left, noneLeft } = producerProductsMessages;
  return (
    <chakra.section aria-labelledby="productos" display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 id="productos" fontSize="xl">
          {total > 0 ? `${goods} (${number(total)})` : goods}
        </chakra.h2>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <LinkButton href={`${stores}/${storeId}/import`} variant="quiet" size="sm">
            {addMany}
          </LinkButton>
          <LinkButton href={newProductAddress({ id: storeId })} variant="quiet" size="sm">
            {total > 0 ? add : addFirst}
          </LinkButton>
        </chakra.div>
      </chakra.div>
      {products.length === 0 ? (
        <chakra.p color="ink2">{bare}</chakra.p>
      ) : (
        <chakra.ul css={list}>
          {products.map(({ id, name, thumbnailUrl, stock, isActive, price: asked }) => (
            <li key={id} data-part="goods">
              <Picture src={thumbnailUrl} alt="" sizes="44px" widest={384} borderRadius="tag" />
              <AppLink
                to="/producer/products/$productId/edit"
                params={{ productId: id }}
                aria-label={editProduct(name)}
                css={{ overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } }}
              >
                {name}
              </AppLink>
              <chakra.div data-part="facts">
                {isActive === false ? <Badge tone="over">{hidden}</Badge> : null}
                <chakra.span color="ink2" fontSize="sm">
                  {stock > 0 ? left(stock, number(stock)) : noneLeft}
                </chakra.span>
                <span data-part="asked">{price(asked)}</span>
              </chakra.div>
            </li>
          ))}
        </chakra.ul>
      )}
      {total > 0 ? (
        <p>
          <TextLink href={listedAt} display="inline-flex" alignItems="center" minHeight="touch">
            {total > products.length ? everything(number(total)) : producerStoresMessages.seeGoods}
          </TextLink>
        </p>
      ) : null}
    </chakra.section>
  );
}
