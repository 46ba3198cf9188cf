import { NotFoundPage } from '../feedback/NotFoundPage.tsx';

/** Not-found page of a product. */
export const ProductNotFound = () => (
  <NotFoundPage
    title="Este producto ya no está"
    hint="Puede que se haya agotado o que su puesto haya recogido. Los demás siguen aquí."
    to="/products"
    action="Ver los productos"
  />
);
