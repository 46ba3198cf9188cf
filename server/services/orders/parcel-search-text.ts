import { orderNumber } from '../../../contract/orders/order-number.ts';
import { fold } from '../../db/folding.ts';

interface Packed {
  orderId: string;
  buyer: string;
  /** The names of what is in it. */
  goods: readonly string[];
}

/** What a parcel is found by: the order's number, who bought, and what is in it, folded. None of it changes once an order is placed (R7.19). */
export const parcelSearchText = ({ orderId, buyer, goods }: Packed): string =>
  fold([orderNumber(orderId), buyer, ...new Set(goods)].join(' '));
