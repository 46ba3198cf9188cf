import { orderNumber } from '../../../contract/orders/order-number.ts';
import { foldText } from '../../db/text-folding.ts';

interface Packed {
  orderId: string;
  buyer: string;
  /** Product names in the parcel. */
  goods: readonly string[];
}

/**
 * Search text of a parcel, folded: order number, buyer name and product names. It does not change after the order
 * (R7.19).
 */
export const parcelSearchText = ({ orderId, buyer, goods }: Packed): string =>
  foldText([orderNumber(orderId), buyer, ...new Set(goods)].join(' '));
