export const PRODUCT_ORDER_STATUSES = [
  'pending',
  'organizing',
  'ready_to_ship',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export const ORDER_STATUSES = [...PRODUCT_ORDER_STATUSES, 'completed'] as const;

/** Spanish labels of order and line statuses (R4.12). */
export const ORDER_STATUS_LABELS: Record<(typeof ORDER_STATUSES)[number], string> = {
  pending: 'Pendiente',
  organizing: 'En preparación',
  ready_to_ship: 'Listo para enviar',
  shipped: 'Enviado',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  completed: 'Completado',
};
