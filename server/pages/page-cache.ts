import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { LISTED } from '../db/change-feed.ts';
import type { Changes } from '../db/engine.ts';
import type { PageView } from '../visits/page-views.ts';
import type { CompressedBody } from './page-compression.ts';

/** A page that is ready to be sent. */
export interface FinishedPage {
  status: number;
  location?: string;
  /** What is to be sent for before the page is read. */
  link?: string | undefined;
  body: CompressedBody;
  /** Its own part of the content policy. */
  stylePolicy: string;
  etag: string;
  mentions: Set<string>;
  /** What of it is to be counted of whoever gets it. */
  sights: readonly PageView[];
  /** Until when it may be sent again, in ms UTC. */
  staleAt: number;
}

/**
 * How often one page is rendered anew because of changes, in ms: somebody who saves over and over makes the market render no more than
 * that, and a change is seen within a second.
 */
const PACE = 500;

/** What enters lists or leaves them may belong where it is not mentioned; what was not there may be there now. */
const isTouched = ({ status, mentions }: FinishedPage, changes: Changes) =>
  changes === 'everything' ||
  status === 404 ||
  changes.includes(LISTED) ||
  changes.some((id) => mentions.has(id));

interface Rendering {
  /** When it began, in ms of the process's own clock, which nobody sets. */
  began: number;
  page: Promise<FinishedPage>;
  /** What has changed since. */
  changes: Changes[];
}

interface Settled {
  began: number;
  page: FinishedPage;
  /** Until when it may be sent again although something on it has changed. */
  until: number;
}

/**
 * Finished pages by address. Many who wait for one page share one rendering; a page that failed is not kept; one that a change
 * touches is rendered anew, twice a second at most.
 */
export class PageCache {
  readonly #renderings = new LRUCache<string, Rendering>({ max: 500 });
  readonly #settled = new LRUCache<string, Settled>({ max: 500 });
  readonly #clock: Clock;
  readonly #isBusy: () => boolean;
  readonly #elapsed: () => number;

  /** `isBusy` says whether a rendering would be waited for; `elapsed` how long the process has been running, in ms. */
  constructor(clock: Clock, isBusy: () => boolean, elapsed = () => performance.now()) {
    this.#clock = clock;
    this.#isBusy = isBusy;
    this.#elapsed = elapsed;
  }

  /**
   * The page of a key: at once when it is there and still holds, else by rendering it. Where many renderings wait already, or nobody else
   * may have one now, a page on which something has changed is sent as it was, and who comes later sees the change.
   */
  get(key: string, render: () => Promise<FinishedPage>): FinishedPage | Promise<FinishedPage> {
    const settled = this.#settled.get(key);
    const isOver = !settled || settled.page.staleAt <= this.#clock.now();
    if (!isOver && settled.until > this.#elapsed()) return settled.page;
    const isBusy = !isOver && this.#isBusy();
    try {
      const page = this.#renderings.get(key)?.page ?? this.#begin(key, render);
      return isBusy ? settled.page : page;
    } catch (error) {
      if (isOver) throw error;
      return settled.page;
    }
  }

  #begin(key: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const rendering: Rendering = { began: this.#elapsed(), page: render(), changes: [] };
    this.#renderings.set(key, rendering);
    rendering.page.then(
      (page) => this.#settle(key, rendering, page),
      () => this.#leave(key, rendering),
    );
    return rendering.page;
  }

  /** Has every page that a change touches rendered anew, those still being rendered as well: they may have read what was. */
  forget(changes: Changes): void {
    for (const settled of this.#settled.values())
      if (isTouched(settled.page, changes)) settled.until = Math.min(settled.until, settled.began + PACE);
    for (const [key, rendering] of this.#renderings.entries()) {
      rendering.changes.push(changes);
      if (this.#elapsed() - rendering.began >= PACE) this.#renderings.delete(key);
    }
  }

  #leave(key: string, rendering: Rendering): void {
    if (this.#renderings.get(key) === rendering) this.#renderings.delete(key);
  }

  #settle(key: string, rendering: Rendering, page: FinishedPage): void {
    this.#leave(key, rendering);
    const { began, changes } = rendering;
    if (page.status >= 500 || (this.#settled.get(key)?.began ?? 0) > began) return;
    const until = changes.some((some) => isTouched(page, some)) ? began + PACE : Number.POSITIVE_INFINITY;
    this.#settled.set(key, { began, page, until });
  }
}
