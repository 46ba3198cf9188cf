import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import type { Product } from '../../../contract/catalogue/product.ts';

export const previewMessages = {
  label: 'Cómo se verá',
  own: 'Solo lo ves tú.',
  foreign: 'Solo lo ven quien lo lleva y la administración.',
  toStore: 'Editar puesto',
  toProduct: 'Editar producto',
} as const;

/** Reason why shoppers do not see a store; null if they do. */
export function storePreviewReason({
  status,
  pendingImages = [],
}: Pick<PopupStore, 'status' | 'pendingImages'>): string | null {
  if (status === 'draft') return 'Así lo verán: todavía es un borrador.';
  if (status === 'archived') return 'Así se veía: está archivado.';
  return pendingImages.length > 0 ? 'Así lo verán: faltan fotos por llegar.' : null;
}

/** Reason why shoppers do not see a product; for products that are not public. */
export function productPreviewReason({ isActive, popupStore, thumbnailUrl }: Product): string {
  if (isActive === false) return 'Así lo verán: todavía está oculto.';
  if (popupStore?.status === 'draft') return 'Así lo verán: su puesto todavía es un borrador.';
  if (popupStore?.status === 'archived') return 'Así se veía: su puesto está archivado.';
  return thumbnailUrl ? 'Así lo verán.' : 'Así lo verán: falta que llegue su foto principal.';
}
