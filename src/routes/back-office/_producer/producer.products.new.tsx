import { createFileRoute } from '@tanstack/react-router';
import { searchLoaderDeps } from '../../../wiring/shell/search-loader-deps.ts';
import {
  openProductEditor,
  ProductEditorScreen,
} from '../../../wiring/producer/products/product-editor-screen.tsx';

/** Form of a new product; the address may contain its store (R2.5, R5.5). */
export const Route = createFileRoute('/_producer/producer/products/new')({
  loaderDeps: searchLoaderDeps,
  loader: openProductEditor,
  component: function NewProductRoute() {
    return <ProductEditorScreen {...Route.useLoaderData()} />;
  },
});
