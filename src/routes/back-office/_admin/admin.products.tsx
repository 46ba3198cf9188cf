import { createFileRoute } from '@tanstack/react-router';
import {
  AdminProductsScreen,
  openAdminProducts,
} from '../../../wiring/admin/products/admin-products-screen.tsx';
import { searchLoaderDeps, NEVER_PENDING } from '../../../wiring/shell/search-loader-deps.ts';

/** List of all products; the address contains the query (R2.7, R7.14). */
export const Route = createFileRoute('/_admin/admin/products')({
  pendingMs: NEVER_PENDING,
  loaderDeps: searchLoaderDeps,
  loader: openAdminProducts,
  component: function AdminProductsRoute() {
    return <AdminProductsScreen {...Route.useLoaderData()} />;
  },
});
