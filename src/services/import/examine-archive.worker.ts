import type { ExaminationOrder } from './archive-examiner.ts';
import { examineArchive } from './examine-archive.ts';

addEventListener(
  'message',
  ({ data: { archive, producer, keptPictures } }: MessageEvent<ExaminationOrder>) => {
    // A file that can be read no more is told to whoever asked as any error of a worker is.
    void examineArchive(archive, producer, keptPictures).then(postMessage, reportError);
  },
);
