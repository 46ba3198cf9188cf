import { MissingPage } from '../feedback/MissingPage.tsx';

/** Says that a product is gone, and where the others are. */
export const ProductNotFound = () => (
  <MissingPage
    title="Este producto ya no está"
    hint="Puede que se haya agotado o que su puesto haya recogido. Los demás siguen aquí."
    to="/products"
    action="Ver los productos"
  />
);
