import type { RefusalCode } from '../../contract/api/failure.ts';
import type { ImportStatus } from '../../contract/import/product-import.ts';
import type { JobState } from '../../contract/jobs/job.ts';
import type { OrderStatus } from '../../contract/orders/order.ts';

/** Answered request, for metrics. Every text is of a closed set: no URL, id or address. */
export interface AnsweredRequest {
  method: string;
  /** Route pattern; undefined if no route matches. */
  route: string | undefined;
  status: number;
  /** Time until the answer was sent, in ms. */
  elapsed: number;
}

/** State that an order, an import or the job of an e-mail has left. */
export interface LeftState {
  chart: 'order' | 'import' | 'mail';
  state: OrderStatus | ImportStatus | JobState;
  /** In ms. */
  stayed: number;
}

/** Events that the metrics count. */
export interface Metrics {
  requestAnswered(request: AnsweredRequest): void;
  refused(code: RefusalCode): void;
  orderPlaced(): void;
  /** An entity left a state of its chart after `stayed` ms. */
  stateLeft(left: LeftState): void;
}
