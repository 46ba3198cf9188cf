import type { AnyRouter } from '@tanstack/react-router';

/** Whatever is on its way for longer is seen coming, in ms. */
const PATIENCE = 5_000;

/**
 * Where the application draws: in place of what the page held, or out of sight as long as the frame of the coming screen stands
 * there and the screen is not, with all that it shows. So the one takes the place of the other at once: nothing blinks, and nothing
 * moves because a part of it comes later. `whole` resolves when nothing of the screen is on its way any more.
 */
export function mountHiddenUntilReady(
  root: HTMLElement,
  { options, subscribe }: Pick<AnyRouter, 'subscribe' | 'options'>,
  whole: () => Promise<void>,
): HTMLElement {
  const frame = root.querySelector('[data-coming]');
  if (!frame) {
    root.textContent = '';
    return root;
  }
  const stage = document.createElement('div');
  stage.hidden = true;
  root.append(stage);
  const { defaultPendingMinMs = 0 } = options;
  // What says that something is coming stays for a while, once it stands there, so that it does not flicker: here nobody sees it.
  options.defaultPendingMinMs = 0;
  const uncover = () => {
    options.defaultPendingMinMs = defaultPendingMinMs;
    clearTimeout(timer);
    stop();
    frame.remove();
    stage.hidden = false;
  };
  const timer = setTimeout(uncover, PATIENCE);
  const stop = subscribe('onResolved', () => void whole().then(uncover));
  return stage;
}
