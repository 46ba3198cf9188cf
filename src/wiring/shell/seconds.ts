import { listening } from './listening.ts';

const SECOND = 1_000;

/** Clock of this device: one tick at once, then one every second. */
export const watchSeconds = listening((listener) => {
  const tell = () => listener({ type: 'clock.ticked', now: Date.now() });
  tell();
  const timer = setInterval(tell, SECOND);
  return () => clearInterval(timer);
});
