import { fromCallback } from 'xstate';
import type { FileToSend } from '../../machines/ui/uploads.entries.ts';
import { uploadsMachine } from '../../machines/ui/uploads.machine.ts';
import type { PutFile } from '../../services/api/put-file.ts';

/** Files with their upload URLs. The server answers the URLs in the order of the announcement. */
export const withUploadUrls = (
  files: readonly { key: string; file: File }[],
  uploadUrls: readonly { uploadUrl: string }[],
): FileToSend[] =>
  files.flatMap(({ key, file }, place) => {
    const url = uploadUrls[place]?.uploadUrl;
    return url === undefined ? [] : [{ key, name: file.name, file, url }];
  });

/** Uploads, one request per file. Giving up a file aborts its request. */
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
          // Only an aborted upload rejects, and then nobody listens any more.
          () => {},
        );
        return () => leaving.abort();
      }),
    },
  });
