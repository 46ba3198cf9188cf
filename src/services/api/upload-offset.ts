/** How much of a file has come to its address, from 0 to 1; `over` where nothing more is taken there, null where nobody answers. */
export type UploadOffset = number | 'over' | null;

/** Asks at the address of a file that comes bit by bit (tus 1.0) how much of it has come. */
export async function fetchUploadOffset(
  url: string,
  signal?: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<UploadOffset> {
  const init = { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' }, ...(signal && { signal }) };
  const answer = await fetch(url, init).catch(() => null);
  if (!answer) return null;
  if (answer.status >= 400 && answer.status < 500) return 'over';
  const [offset, length] = ['upload-offset', 'upload-length'].map((name) => Number(answer.headers.get(name)));
  return answer.ok && offset !== undefined && length ? offset / length : null;
}
