import { LRUCache } from 'lru-cache';
import { isUuid } from '../../contract/values/uuid.ts';
import type { Clock } from '../clock.ts';
import type { Changes } from '../db/engine.ts';
import type { Sight } from '../visits/sights.ts';
import type { CompressedBody } from './page-compression.ts';

/** A page that is ready to be sent. */
export interface FinishedPage {
  status: number;
  location?: string;
  body: CompressedBody;
  etag: string;
  mentions: Set<string>;
  /** What of it is to be counted of whoever gets it. */
  sights: readonly Sight[];
  /** Until when it may be sent again, in ms UTC. */
  staleAt: number;
}

/** Only stores are told by their slugs as well. */
const isOfStore = (changes: readonly string[]) => !changes.every(isUuid);

/** A store that opens to the public belongs on pages that do not know of it; what was not there may be there now. */
const isTouched = ({ status, mentions }: FinishedPage, changes: Changes) =>
  changes === 'everything' || status === 404 || isOfStore(changes) || changes.some((id) => mentions.has(id));

/**
 * Finished pages by address. Many who wait for one page share one rendering; a page that failed is not kept;
 * one that mentions what changed is dropped.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Promise<FinishedPage>>({ max: 500 });
  readonly #settled = new LRUCache<string, FinishedPage>({ max: 500 });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The page of a key: at once when it is there and still holds, else by rendering it. */
  get(key: string, render: () => Promise<FinishedPage>): FinishedPage | Promise<FinishedPage> {
    const settled = this.#settled.get(key);
    if (settled && settled.staleAt > this.#clock.now()) return settled;
    this.#settled.delete(key);
    const pending = this.#pages.get(key);
    if (pending) return pending;
    const page = render();
    this.#pages.set(key, page);
    page.then(
      (finished) => this.#keep(key, page, finished),
      () => this.#pages.delete(key),
    );
    return page;
  }

  /**
   * Drops every page that mentions what changed, every page when a store did, and those still being rendered: they may have read
   * what was.
   */
  forget(changes: Changes): void {
    for (const [key, page] of this.#settled.entries())
      if (isTouched(page, changes)) this.#settled.delete(key);
    this.#pages.clear();
  }

  #keep(key: string, page: Promise<FinishedPage>, finished: FinishedPage): void {
    if (this.#pages.get(key) !== page) return;
    this.#pages.delete(key);
    if (finished.status < 500) this.#settled.set(key, finished);
  }
}
