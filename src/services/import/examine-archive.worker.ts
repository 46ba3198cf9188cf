import type { ExaminationRequest } from './archive-examiner.ts';
import { examineArchive } from './examine-archive.ts';

addEventListener(
  'message',
  ({ data: { archive, producer, keptPictures } }: MessageEvent<ExaminationRequest>) => {
    // An unreadable file is reported as a worker error.
    void examineArchive(archive, producer, keptPictures).then(postMessage, reportError);
  },
);
