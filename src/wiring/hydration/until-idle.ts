/** Longer than it takes a slow phone to take over what it may later, in ms. */
const LATEST = 2_000;

/** Waits until the browser has nothing else to do, but not for ever; where it cannot tell, for as long. */
export const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, LATEST);
  });
