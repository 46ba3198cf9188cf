import type { FieldError } from '../contract/calls/checking.ts';
import { REFUSALS, type RefusalCode } from '../contract/calls/failure.ts';

/** A verb's way to say no: a code of the contract and a Spanish sentence fit to show. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: FieldError[];
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, message: string, more: { errors?: FieldError[]; retryAfter?: number } = {}) {
    super(message);
    this.code = code;
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return REFUSALS[this.code];
  }
}
