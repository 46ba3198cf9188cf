import { createFileRoute } from '@tanstack/react-router';
import {
  openProductEditor,
  ProductEditorScreen,
} from '../../../wiring/producer/products/product-editor-screen.tsx';

/** Editor of a product (R2.5, R5.6). */
export const Route = createFileRoute('/_producer/producer/products/$productId/edit')({
  loader: openProductEditor,
  component: function ProductRoute() {
    return <ProductEditorScreen {...Route.useLoaderData()} />;
  },
});
