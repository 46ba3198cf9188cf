import type { ArchiveExamination } from '../../../contract/import/archive-examination.ts';

/** Message to the web worker. */
export interface ExaminationRequest {
  archive: File;
  producer: string;
  keptPictures: readonly string[];
}

const startWorker = () =>
  new Worker(new URL('./examine-archive.worker.ts', import.meta.url), { type: 'module' });

/**
 * Examines an archive in a web worker, so that the page stays responsive. Rejects if the worker fails or
 * `signal` was aborted.
 */
export const createArchiveExaminer =
  (start = startWorker) =>
  (
    { file, ...more }: { file: File } & Omit<ExaminationRequest, 'archive'>,
    signal?: AbortSignal,
  ): Promise<ArchiveExamination> => {
    const worker = start();
    const { promise, resolve, reject } = Promise.withResolvers<ArchiveExamination>();
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new Error('The archive could not be looked into.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ArchiveExamination>) => resolve(data));
    // False positive: the rule means windows. A worker's message goes only to that worker.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ archive: file, ...more } satisfies ExaminationRequest);
    return promise.finally(() => worker.terminate());
  };
