import { examineArchive } from './examine-archive.ts';

addEventListener(
  'message',
  ({ data: { archive, producer } }: MessageEvent<{ archive: File; producer: string }>) => {
    // A file that can be read no more is told to whoever asked as any error of a worker is.
    void examineArchive(archive, producer).then(postMessage, reportError);
  },
);
