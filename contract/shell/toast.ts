/** Toast positions; the first is the default (R2.14). */
export const TOAST_POSITIONS = [
  'top-right',
  'top-center',
  'top-left',
  'bottom-right',
  'bottom-center',
  'bottom-left',
] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

export const TOAST_KINDS = ['success', 'error', 'info'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];

/** Default toast titles. */
export const TOAST_TITLES: Record<ToastKind, string> = { success: 'Éxito', error: 'Error', info: 'Aviso' };

export const CONFIRMATION_KINDS = ['danger', 'warning', 'info'] as const;
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number];

/** Default button labels of a confirmation dialog (R2.15). */
export const CONFIRMATION_LABELS = { confirm: 'Confirmar', cancel: 'Cancelar' } as const;
