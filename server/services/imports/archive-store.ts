import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import type { Context } from '../../context.ts';
import { isRefusal } from '../../refusal.ts';
import { noPlace } from '../uploads/open-uploads.ts';
import type { ArchiveLocker } from './archive-lock.ts';
import type { Claim } from './archive-place.ts';
import { growArchive, growthOf } from './grow-archive.ts';

/** What the protocol's library takes a refusal for. */
const asRefused = (error: unknown): unknown =>
  isRefusal(error) ? Object.assign(error, { status_code: error.status, body: '' }) : error;

/** Archives that come bit by bit, for the protocol's library: what has come is told by the database, and lies where all files lie. */
export class ArchiveStore extends DataStore {
  private readonly ctx: Context;
  private readonly locker: ArchiveLocker;

  constructor(ctx: Context, locker: ArchiveLocker) {
    super();
    this.ctx = ctx;
    this.locker = locker;
  }

  private async held<T>(id: string, act: (claim: Claim) => Promise<T>): Promise<T> {
    try {
      const claim = this.locker.claimOf(id);
      if (!claim) throw noPlace();
      return await act(claim);
    } catch (error) {
      throw asRefused(error);
    }
  }

  override getUpload(id: string): Promise<Upload> {
    return this.held(id, async (claim) => {
      const { arrived, size } = await growthOf(this.ctx, claim);
      return new Upload({ id, size, offset: arrived });
    });
  }

  override write(bytes: Readable, id: string): Promise<number> {
    return this.held(id, async (claim) =>
      growArchive(this.ctx, claim, await growthOf(this.ctx, claim), bytes),
    );
  }
}
