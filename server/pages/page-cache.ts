import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { LIST_CHANGE_MARKER } from '../db/change-feed.ts';
import type { Changes } from '../db/engine.ts';
import type { PageView } from '../visits/page-views.ts';
import type { CompressedBody } from './page-compression.ts';

/** Rendered and compressed page, ready to send. */
export interface FinishedPage {
  status: number;
  location?: string;
  /** Link header: preloads that start before the browser parses the page. */
  link?: string | undefined;
  body: CompressedBody;
  /** Content Security Policy directives of this page. */
  stylePolicy: string;
  etag: string;
  mentions: Set<string>;
  /** Page views to count for each recipient. */
  sights: readonly PageView[];
  /** Expiry in ms since the epoch (UTC). */
  staleAt: number;
}

/**
 * Minimum interval in ms between renderings of a page because of changes. Frequent saves cause no more renderings, and
 * a change is visible within a second.
 */
const PACE = 500;

/** A change of list contents can affect pages that do not mention the entity; a 404 page may exist now. */
const isTouched = ({ status, mentions }: FinishedPage, changes: Changes) =>
  changes === 'everything' ||
  status === 404 ||
  changes.includes(LIST_CHANGE_MARKER) ||
  changes.some((id) => mentions.has(id));

interface Rendering {
  /** Start in ms of the process's monotonic clock. */
  began: number;
  page: Promise<FinishedPage>;
  /** Changes since the start of the rendering. */
  changes: Changes[];
}

interface Settled {
  began: number;
  page: FinishedPage;
  /** End of the period in which the page is sent although its data changed. */
  until: number;
}

/**
 * Page cache by address. Parallel requests for a page share one rendering. Failed renderings are not cached, and
 * changed pages are rendered again, at most twice a second.
 */
export class PageCache {
  readonly #renderings = new LRUCache<string, Rendering>({ max: 500 });
  readonly #settled = new LRUCache<string, Settled>({ max: 500 });
  readonly #clock: Clock;
  readonly #isBusy: () => boolean;
  readonly #elapsed: () => number;

  /** `isBusy`: a new rendering would have to wait; `elapsed`: uptime of the process in ms. */
  constructor(clock: Clock, isBusy: () => boolean, elapsed = () => performance.now()) {
    this.#clock = clock;
    this.#isBusy = isBusy;
    this.#elapsed = elapsed;
  }

  /**
   * Page of a key, from the cache if valid, else rendered. If the render queue is busy or refuses, a changed page is
   * sent stale; later requests get the new version.
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

  /**
   * Invalidates every page that a change affects. Renderings in progress are repeated too, because they may have read
   * old data.
   */
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
