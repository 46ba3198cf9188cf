import { hash, randomBytes } from 'node:crypto';
import { FUNNEL_STEPS, type FunnelStep } from '../../contract/producer/store-analytics.ts';

/** Where somebody looks from, as a request tells it. */
export interface Visitor {
  /** A network address. */
  address: string;
  userAgent: string | undefined;
}

/** As many marks are kept of a day: beyond that nobody new is a visitor, and nothing grows. 10 MB at most. */
const MOST_MARKS = 200_000;
/** Of a SHA-256, in digits: a number holds no more. */
const MARK = 12;

/**
 * Who has been how far in which store today: numbers made of a network address, a browser's name and a salt. They stand in this
 * process's memory alone, and with the day the salt and all of them go; from then on nobody can say who made which.
 */
export class VisitorHasher {
  readonly #most: number;
  #day = '';
  #salt = '';
  #marks = new Map<string, Record<FunnelStep, Set<number>>>();
  #count = 0;

  constructor(most = MOST_MARKS) {
    this.#most = most;
  }

  /** Says which day it is, and whether it is another one: then nothing is kept. */
  turnTo(day: string): boolean {
    if (day === this.#day) return false;
    this.#day = day;
    this.#salt = randomBytes(32).toString('base64');
    this.#marks = new Map();
    this.#count = 0;
    return true;
  }

  /** What stands for somebody until the day is over. */
  markOf({ address, userAgent = '' }: Visitor): number {
    // A third of the time that a buffer takes.
    const text = hash('sha256', `${this.#salt}\n${address}\n${userAgent}`, 'hex');
    return Number.parseInt(text.slice(0, MARK), 16);
  }

  /** The steps that somebody takes with this one and had not taken today: whoever gets so far has been at those before. */
  take(storeId: string, mark: number, step: FunnelStep): FunnelStep[] {
    const marks = this.#marks.get(storeId) ?? {
      looked: new Set(),
      added: new Set(),
      checkout: new Set(),
      ordered: new Set(),
    };
    this.#marks.set(storeId, marks);
    return FUNNEL_STEPS.slice(0, FUNNEL_STEPS.indexOf(step) + 1).filter((one) => {
      if (this.#count >= this.#most || marks[one].has(mark)) return false;
      marks[one].add(mark);
      this.#count += 1;
      return true;
    });
  }

  /** Whether somebody with this mark has taken a step in a store today. */
  hasTaken(storeId: string, mark: number, step: FunnelStep): boolean {
    return this.#marks.get(storeId)?.[step].has(mark) ?? false;
  }

  get size(): number {
    return this.#count;
  }
}
