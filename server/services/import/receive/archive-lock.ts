import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import type { Context } from '../../../context.ts';
import { type UploadClaim, renewedExpiry } from './upload-slot.ts';
import { claimAppend, releaseAppend } from './append-archive.ts';
import { LOCKED } from './growing-refusal.ts';
import { renewLease } from '../write/lease.ts';

/** How long whoever comes second waits for the one before, in ms: a line that broke may not have been noticed yet. */
const PATIENCE = 5_000;
const LOOK_EVERY = 100;

interface Holder {
  claim: UploadClaim;
  /** Asks whoever sends to come to an end. */
  release: RequestRelease;
  stopKeeping: () => void;
}

/** One at a time sends to a place, on whichever server: it is the lease of the import. */
export interface ArchiveLocker extends Locker {
  /** The claim of whoever sends here to a place at the moment. */
  claimOf(id: string): UploadClaim | undefined;
}

/** Locks that all servers of one database heed; on this server whoever holds one is asked to let go when another one comes. */
export function createArchiveLocker(ctx: Context): ArchiveLocker {
  const holders = new Map<string, Holder>();

  async function take(id: string, release: RequestRelease, signal: AbortSignal): Promise<Holder> {
    const until = performance.now() + PATIENCE;
    while (!signal.aborted && performance.now() < until) {
      const claim = await claimAppend(ctx, id);
      if (claim) {
        // A place that was closed, or is another server's by now, takes no more of what is on its way.
        const onLost = () => void release();
        return { claim, release, stopKeeping: renewLease(ctx, claim, { columnsAt: renewedExpiry, onLost }) };
      }
      await holders.get(id)?.release();
      await pause(LOOK_EVERY);
    }
    throw Object.assign(new Error(`The place ${id} is not free.`), { status_code: LOCKED, body: '' });
  }

  const newLock = (id: string): Lock => {
    let own: Holder | undefined;
    return {
      lock: async (signal, release) => {
        own = await take(id, release, signal);
        holders.set(id, own);
      },
      unlock: async () => {
        if (!own) return;
        own.stopKeeping();
        if (holders.get(id) === own) holders.delete(id);
        await releaseAppend(ctx, own.claim);
      },
    };
  };
  return { newLock, claimOf: (id) => holders.get(id)?.claim };
}
