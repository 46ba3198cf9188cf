import { ACCOUNT_RACES } from './account-races.ts';
import { CANCEL_RACES } from './cancel-races.ts';
import { CART_RACES } from './cart-races.ts';
import { PRODUCT_DELETION_RACES } from './product-deletion-races.ts';
import { STOCK_EDIT_RACES } from './stock-edit-races.ts';
import { FULFILMENT_RACES } from './fulfilment-races.ts';
import { LOST_ANSWER_RACES } from './lost-answer-races.ts';
import type { Race } from './race.ts';
import { SESSION_RACES } from './session-races.ts';
import { STOCK_RACES } from './stock-races.ts';
import { STORE_RACES } from './store-races.ts';

/** All races by name: one round of each in the ordinary tier, 30 in the long one. */
export const RACES: Record<string, Race> = {
  ...STOCK_RACES,
  ...CART_RACES,
  ...LOST_ANSWER_RACES,
  ...CANCEL_RACES,
  ...FULFILMENT_RACES,
  ...STOCK_EDIT_RACES,
  ...PRODUCT_DELETION_RACES,
  ...STORE_RACES,
  ...SESSION_RACES,
  ...ACCOUNT_RACES,
};
