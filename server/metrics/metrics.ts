import type { RefusalCode } from '../../contract/api/failure.ts';

/** Answered request, for metrics. Every text is of a closed set: no URL, id or address. */
export interface AnsweredRequest {
  method: string;
  /** Route pattern; undefined if no route matches. */
  route: string | undefined;
  status: number;
  /** Time until the answer was sent, in ms. */
  elapsed: number;
}

/** Events that the metrics count. */
export interface Metrics {
  requestAnswered(request: AnsweredRequest): void;
  refused(code: RefusalCode): void;
  orderPlaced(): void;
}
