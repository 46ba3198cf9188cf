import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { TextLink } from '../layout/AppLink.tsx';
import { Awning } from '../market/Awning.tsx';
import { SaleTermsList } from '../market/SaleTermsList.tsx';

const HOW = ['payment', 'delivery'] as const;

/** Store of a product with its payment and delivery. */
export function ProductStoreInfo({ store }: { store: PopupStore }) {
  return (
    <chakra.section aria-label="El puesto" maxWidth="26rem">
      <chakra.div position="relative" zIndex="raised" marginBottom="-0.5rem">
        <Awning drop={16} stripe={20} />
      </chakra.div>
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="2"
        marginInline="2"
        padding="4"
        paddingTop="5"
        background="raised"
        borderBottomRadius="card"
        boxShadow="stall"
      >
        <chakra.p fontFamily="heading" fontSize="xl" fontWeight="extrabold" lineHeight="snug">
          {store.name}
        </chakra.p>
        {store.config.tagline ? <chakra.p color="ink2">{store.config.tagline}</chakra.p> : null}
        <chakra.div fontSize="sm" marginBlock="2">
          <SaleTermsList owner={store.ownerInfo ?? null} parts={HOW} />
        </chakra.div>
        <TextLink
          to="/condiciones/$id"
          params={{ id: store.slug }}
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
        >
          Quién vende y cómo se devuelve
        </TextLink>
        <TextLink
          to="/tienda/$id"
          params={{ id: store.slug }}
          display="inline-flex"
          alignItems="center"
          minHeight="touch"
        >
          Ver todo el puesto
        </TextLink>
      </chakra.div>
    </chakra.section>
  );
}
