import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import type { Context } from '../../../context.ts';
import { isRefusal } from '../../../http/refusal.ts';
import { closedUploadRefusal } from '../../uploads/open-uploads.ts';
import type { ArchiveLocker } from './archive-lock.ts';
import type { UploadClaim } from './upload-slot.ts';
import { appendArchive, archiveUploadStateOf } from './append-archive.ts';

/** Refusal in the error format of the tus library. */
const asRefused = (error: unknown): unknown =>
  isRefusal(error) ? Object.assign(error, { status_code: error.status, body: '' }) : error;

/** tus data store for chunked ZIP uploads: the database has the offset, the general storage has the data. */
export class TusDataStore extends DataStore {
  private readonly ctx: Context;
  private readonly locker: ArchiveLocker;

  constructor(ctx: Context, locker: ArchiveLocker) {
    super();
    this.ctx = ctx;
    this.locker = locker;
  }

  private async held<T>(id: string, act: (claim: UploadClaim) => Promise<T>): Promise<T> {
    try {
      const claim = this.locker.claimOf(id);
      if (!claim) throw closedUploadRefusal();
      return await act(claim);
    } catch (error) {
      throw asRefused(error);
    }
  }

  override getUpload(id: string): Promise<Upload> {
    return this.held(id, async (claim) => {
      const { arrived, size } = await archiveUploadStateOf(this.ctx, claim);
      return new Upload({ id, size, offset: arrived });
    });
  }

  override write(bytes: Readable, id: string): Promise<number> {
    return this.held(id, async (claim) =>
      appendArchive(this.ctx, claim, await archiveUploadStateOf(this.ctx, claim), bytes),
    );
  }
}
