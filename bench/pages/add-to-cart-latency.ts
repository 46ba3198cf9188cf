import type { Page } from '@playwright/test';

/** Latencies of a press on the add button, in ms. */
export interface AddToCartLatency {
  /** Until the next frame is painted. */
  nextFrame: number;
  /** Until visible feedback is painted. */
  feedback: number;
}

const PATIENCE = 5_000;

/** Runs in the page: waits for the press and measures its latencies. */
function timePress(patience: number): Promise<AddToCartLatency> {
  /** Time after the next paint: a task that follows the frame. */
  const drawn = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The press was not answered.')), patience);
    const onPress = async ({ timeStamp }: Event) => {
      const changed = new Promise<number>((tell) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          void drawn().then(tell);
        });
        observer.observe(document.body, {
          attributes: true,
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      const [frame, change] = await Promise.all([drawn(), changed]);
      resolve({ nextFrame: frame - timeStamp, feedback: change - timeStamp });
    };
    addEventListener('click', (event) => void onPress(event), { capture: true, once: true });
  });
}

/** Presses the first add button and returns its latencies; null on a page without one. */
export async function measureAddToCart(page: Page): Promise<AddToCartLatency | null> {
  const button = page.getByRole('button', { name: /^Añadir al carrito/ }).first();
  if ((await button.count()) === 0) return null;
  const timed = page.evaluate(timePress, PATIENCE);
  await button.click();
  return timed;
}
