import type { ArchiveExamination } from '../../../contract/import/archive-examination.ts';

/** What a worker is asked to look into. */
export interface ExaminationOrder {
  archive: File;
  producer: string;
  keptPictures: readonly string[];
}

const startWorker = () =>
  new Worker(new URL('./examine-archive.worker.ts', import.meta.url), { type: 'module' });

/** Has an archive read apart from the page, which stays as quick meanwhile. Rejects when nobody can, or `signal` was aborted. */
export const createArchiveExaminer =
  (start = startWorker) =>
  (
    { file, ...more }: { file: File } & Omit<ExaminationOrder, 'archive'>,
    signal?: AbortSignal,
  ): Promise<ArchiveExamination> => {
    const worker = start();
    const { promise, resolve, reject } = Promise.withResolvers<ArchiveExamination>();
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new Error('The archive could not be looked into.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ArchiveExamination>) => resolve(data));
    // The rule takes it for a window: a worker's message goes to that worker alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ archive: file, ...more } satisfies ExaminationOrder);
    return promise.finally(() => worker.terminate());
  };
