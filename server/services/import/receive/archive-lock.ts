import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import type { Context } from '../../../context.ts';
import { type UploadClaim, renewedExpiry } from './upload-slot.ts';
import { claimArchiveUpload, releaseArchiveUpload } from './append-archive.ts';
import { HTTP_LOCKED } from './chunk-refusal.ts';
import { renewLease } from '../write/lease.ts';

/** Maximum wait for the previous sender in ms, because a broken connection may not have been detected yet. */
const PATIENCE = 5_000;
const LOOK_EVERY = 100;

interface Holder {
  claim: UploadClaim;
  /** Asks the current sender to stop. */
  release: RequestRelease;
  stopKeeping: () => void;
}

/** Upload lock across all servers, based on the lease of the import: one sender at a time. */
export interface ArchiveLocker extends Locker {
  /** Claim of the current sender of an upload on this server. */
  claimOf(id: string): UploadClaim | undefined;
}

/**
 * Locker across all servers of a database. On this server, the current holder is asked to release when another sender
 * arrives.
 */
export function createArchiveLocker(ctx: Context): ArchiveLocker {
  const holders = new Map<string, Holder>();

  async function take(id: string, release: RequestRelease, signal: AbortSignal): Promise<Holder> {
    const until = performance.now() + PATIENCE;
    while (!signal.aborted && performance.now() < until) {
      const claim = await claimArchiveUpload(ctx, id);
      if (claim) {
        // If the upload was closed or taken over by another server, the current data stream stops.
        const onLost = () => void release();
        return { claim, release, stopKeeping: renewLease(ctx, claim, { columnsAt: renewedExpiry, onLost }) };
      }
      await holders.get(id)?.release();
      await pause(LOOK_EVERY);
    }
    throw Object.assign(new Error(`The place ${id} is not free.`), { status_code: HTTP_LOCKED, body: '' });
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
        await releaseArchiveUpload(ctx, own.claim);
      },
    };
  };
  return { newLock, claimOf: (id) => holders.get(id)?.claim };
}
