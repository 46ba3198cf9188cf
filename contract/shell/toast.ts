/** Where toasts stand; the first is the default (R2.14). */
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

/** What a toast is titled unless it says otherwise. */
export const TOAST_TITLES: Record<ToastKind, string> = { success: 'Éxito', error: 'Error', info: 'Aviso' };

export const CONFIRMATION_KINDS = ['danger', 'warning', 'info'] as const;
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number];

/** The buttons of a question unless it says otherwise (R2.15). */
export const CONFIRMATION_LABELS = { confirm: 'Confirmar', cancel: 'Cancelar' } as const;
