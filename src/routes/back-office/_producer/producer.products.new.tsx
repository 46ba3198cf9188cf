import { createFileRoute } from '@tanstack/react-router';
import { openProductEditor, ProductEditorScreen } from '../../../wiring/producer/product-editor-screen.tsx';

/** A product is made (R2.5, R5.5). */
export const Route = createFileRoute('/_producer/producer/products/new')({
  loader: openProductEditor,
  component: function NewProductRoute() {
    return <ProductEditorScreen {...Route.useLoaderData()} />;
  },
});
