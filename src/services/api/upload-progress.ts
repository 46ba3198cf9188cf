/** Uploaded share of a file, from 0 to 1. 'over' if the URL accepts no more data; null without an answer. */
export type UploadProgress = number | 'over' | null;

/** Requests the offset of a chunked upload (tus 1.0) and answers it as a share of the file. */
export async function fetchUploadProgress(
  url: string,
  signal?: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<UploadProgress> {
  const init = { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' }, ...(signal && { signal }) };
  const answer = await fetch(url, init).catch(() => null);
  if (!answer) return null;
  if (answer.status >= 400 && answer.status < 500) return 'over';
  const [offset, length] = ['upload-offset', 'upload-length'].map((name) => Number(answer.headers.get(name)));
  return answer.ok && offset !== undefined && length ? offset / length : null;
}
