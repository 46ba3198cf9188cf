/** Element id of the seller section on the store page, as a link target. */
export const SELLER_ID = 'quien-vende';
