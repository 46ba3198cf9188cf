import { createFileRoute } from '@tanstack/react-router';
import {
  AdminProductsScreen,
  openAdminProducts,
} from '../../../wiring/admin/products/admin-products-screen.tsx';
import { bySearch, WITHOUT_END } from '../../../wiring/shell/by-search.ts';

/** List of all products; the address contains the query (R2.7, R7.14). */
export const Route = createFileRoute('/_admin/admin/products')({
  pendingMs: WITHOUT_END,
  loaderDeps: bySearch,
  loader: openAdminProducts,
  component: function AdminProductsRoute() {
    return <AdminProductsScreen {...Route.useLoaderData()} />;
  },
});
