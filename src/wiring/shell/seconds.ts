import { listening } from './listening.ts';

const SECOND = 1_000;

/** The clock of this device, told at once and then every second. */
export const watchSeconds = listening((listener) => {
  const tell = () => listener({ type: 'clock.ticked', now: Date.now() });
  tell();
  const timer = setInterval(tell, SECOND);
  return () => clearInterval(timer);
});
