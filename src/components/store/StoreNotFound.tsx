import { NotFoundPage } from '../feedback/NotFoundPage.tsx';
import { storeNotFoundText } from './store.messages.ts';

/** Not-found page of a store, with its requested name (R8.16). */
export function StoreNotFound({ idOrSlug }: { idOrSlug: string }) {
  return (
    <NotFoundPage
      title="Este puesto no está"
      headTitle="Puesto no encontrado"
      hint={storeNotFoundText(idOrSlug)}
      to="/tiendas"
      action="Ver los puestos abiertos"
    />
  );
}
