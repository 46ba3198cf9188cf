import { useLocation, useParams, useRouteContext } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { isStoreIdOrSlug, STORE_PATH_SEGMENTS } from '../../../contract/stores/store-urls.ts';
import type { User } from '../../../contract/account/user.ts';
import { isUuid } from '../../../contract/values/uuid.ts';
import { lazyWithFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { ProductNotFound } from '../../components/products/ProductNotFound.tsx';
import { StoreNotFound } from '../../components/store/StoreNotFound.tsx';
import { NotFoundView } from '../../components/text-pages/NotFoundView.tsx';
import { useSelector } from '@xstate/react';
import { isBuyer } from '../../../contract/account/role.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';

/** Signed-in user if they sell; null for shoppers, and until the session is known. */
function useSeller(): User | null {
  const { app } = useRouteContext({ from: '__root__' });
  const user = useSelector(childOf(app, 'session'), (snapshot) => sessionOf(snapshot).user);
  return user && !isBuyer(user.role) ? user : null;
}

interface UnseenProps<Named> {
  named: Named;
  user: User;
}

// Lazy: shoppers never load previews, since only sellers have content that is not public.
const StoreDraft = lazyWithFallback(
  () => import('../stores/store-preview.tsx').then((part) => part.StorePreviewPart),
  ({ named }: UnseenProps<{ idOrSlug: string }>) => <StoreNotFound {...named} />,
);
const ProductDraft = lazyWithFallback(
  () => import('../catalogue/product-preview.tsx').then((part) => part.ProductPreviewPart),
  () => <ProductNotFound />,
);

/** The not-found screen, replaced by a preview for sellers if the content is theirs. */
function unlessOwn<Named extends object>(
  named: Named,
  Unseen: ComponentType<UnseenProps<Named>>,
  missing: ReactNode,
  user: User | null,
) {
  if (!user) return missing;
  return (
    <Suspense fallback={missing}>
      <Unseen key={`${user.id} ${JSON.stringify(named)}`} named={named} user={user} />
    </Suspense>
  );
}

/** Store that is not public: a preview for its owner and admins, not-found for others (R7.9, R8.16). */
export function StorePreviewOrNotFound({ idOrSlug }: { idOrSlug: string }) {
  const user = useSeller();
  const missing = <StoreNotFound idOrSlug={idOrSlug} />;
  return isStoreIdOrSlug(idOrSlug) ? unlessOwn({ idOrSlug }, StoreDraft, missing, user) : missing;
}

/** Product that is not public: a preview for its owner and admins, not-found for others. */
export function ProductPreviewOrNotFound({ id }: { id: string }) {
  const user = useSeller();
  const missing = <ProductNotFound />;
  return isUuid(id) ? unlessOwn({ id }, ProductDraft, missing, user) : missing;
}

/** Parameter `id` of the address, on any screen. */
const idIn = (params: unknown): string | null =>
  typeof params === 'object' && params && 'id' in params && typeof params.id === 'string' ? params.id : null;

/** Not-found screen for stores, products and unknown addresses (R2.2, R8.16). */
export function MissingScreen() {
  const [, first] = useLocation({ select: ({ pathname }) => pathname }).split('/');
  const id = idIn(useParams({ strict: false }));
  if (id && STORE_PATH_SEGMENTS.some((segment) => segment === first))
    return <StorePreviewOrNotFound idOrSlug={id} />;
  return id && first === 'products' ? <ProductPreviewOrNotFound id={id} /> : <NotFoundView />;
}
