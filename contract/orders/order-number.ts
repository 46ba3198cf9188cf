export const ORDER_NUMBER_LENGTH = 8;

/** Order number for people: the last characters of the order id, in upper case. */
export const orderNumber = (id: string): string => id.slice(-ORDER_NUMBER_LENGTH).toUpperCase();
