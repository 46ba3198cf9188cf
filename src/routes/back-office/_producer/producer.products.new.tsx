import { createFileRoute } from '@tanstack/react-router';
import { bySearch } from '../../../wiring/shell/by-search.ts';
import {
  openProductEditor,
  ProductEditorScreen,
} from '../../../wiring/producer/products/product-editor-screen.tsx';

/** Form of a new product; the address may contain its store (R2.5, R5.5). */
export const Route = createFileRoute('/_producer/producer/products/new')({
  loaderDeps: bySearch,
  loader: openProductEditor,
  component: function NewProductRoute() {
    return <ProductEditorScreen {...Route.useLoaderData()} />;
  },
});
