/** Where a store's page says who sells: links lead there. */
export const SELLER_ID = 'quien-vende';
