import type { FieldError } from '../../contract/api/validate-input.ts';
import { REFUSAL_STATUSES, type RefusalCode } from '../../contract/api/failure.ts';

export interface RefusalDetails {
  errors?: FieldError[];
  /** Time until a retry makes sense, in whole seconds. */
  retryAfter?: number;
  /** «extension» Additional data for API clients, sent as `data` of the failure. */
  data?: object;
}

/** Refusal of a verb: a code of the contract and a Spanish message for display. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: FieldError[];
  readonly retryAfter: number | undefined;
  readonly data: object | undefined;

  constructor(code: RefusalCode, message: string, { errors = [], retryAfter, data }: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.data = data;
  }

  get status(): number {
    return REFUSAL_STATUSES[this.code];
  }
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;
