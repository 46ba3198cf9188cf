import { MissingPage } from '../feedback/MissingPage.tsx';
import { productPageMessages } from './product-page.messages.ts';

/** Says that a product is gone, and where the others are. */
export function ProductNotFound() {
  const { gone, goneHint, goneAction } = productPageMessages;
  return <MissingPage title={gone} hint={goneHint} to="/products" action={goneAction} />;
}
