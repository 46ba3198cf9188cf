/** Result of a promise; rejects early if the signal is aborted. */
export async function abortable<T>(one: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([one, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
