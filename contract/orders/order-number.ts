export const ORDER_NUMBER_LENGTH = 8;

/** What people call an order by: the end of its id, which differs from order to order. */
export const orderNumber = (id: string): string => id.slice(-ORDER_NUMBER_LENGTH).toUpperCase();
