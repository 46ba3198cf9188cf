/** Maximum wait in ms, longer than a slow phone needs for the deferred hydration. */
const LATEST = 2_000;

/** Waits until the browser is idle, up to a maximum. Without requestIdleCallback it waits for the maximum. */
export const waitUntilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, LATEST);
  });
