import { MissingPage } from '../feedback/MissingPage.tsx';
import { storeNotFoundText } from './store.messages.ts';

/** Says which store is not there (R8.16). */
export function StoreNotFound({ idOrSlug }: { idOrSlug: string }) {
  return (
    <MissingPage
      title="Este puesto no está"
      headTitle="Puesto no encontrado"
      hint={storeNotFoundText(idOrSlug)}
      to="/tiendas"
      action="Ver los puestos abiertos"
    />
  );
}
