import { fromCallback } from 'xstate';
import type { FileToSend } from '../../machines/ui/uploads.entries.ts';
import { uploadsMachine } from '../../machines/ui/uploads.machine.ts';
import type { PutFile } from '../../services/api/put-file.ts';

/** Each announced file with its address; the server answers them in the order in which they were announced. */
export const withAddresses = (
  files: readonly { key: string; file: File }[],
  uploadUrls: readonly { uploadUrl: string }[],
): FileToSend[] =>
  files.flatMap(({ key, file }, place) => {
    const url = uploadUrls[place]?.uploadUrl;
    return url === undefined ? [] : [{ key, name: file.name, file, url }];
  });

/** Files on their way, each by one request of its own that ends when it is let go of. */
export const wireUploads = (putFile: PutFile) =>
  uploadsMachine.provide({
    actors: {
      putFile: fromCallback<{ type: string }, FileToSend>(({ input: { key, file, url }, sendBack }) => {
        const leaving = new AbortController();
        void putFile(
          { url, file, onProgress: (share) => sendBack({ type: 'file.progressed', key, share }) },
          leaving.signal,
        ).then(
          (result) => sendBack({ type: 'file.answered', key, result }),
          // Only who was stopped is left here, and nobody listens any more.
          () => {},
        );
        return () => leaving.abort();
      }),
    },
  });
