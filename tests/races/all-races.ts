import { CANCEL_RACES } from './cancel-races.ts';
import { CART_RACES } from './cart-races.ts';
import { lostAnswer } from './lost-answer-race.ts';
import type { Race } from './race.ts';
import { STOCK_RACES } from './stock-races.ts';

/** Every race by what it shows: one round of each in the ordinary tier, 30 in the long one. */
export const RACES: Record<string, Race> = {
  ...STOCK_RACES,
  ...CART_RACES,
  'battery 59 a checkout whose answer was lost is found by its key and not made again': lostAnswer,
  ...CANCEL_RACES,
};
