import type { AnyRouter } from '@tanstack/react-router';

/** Maximum time for which the skeleton hides the application, in ms. */
const PATIENCE = 5_000;

/**
 * Mount element of the application. If the page has a skeleton, the application renders hidden until the
 * screen and its data are complete. It then replaces the skeleton in one step, without flicker or layout
 * shift. `whole` resolves when the screen is complete.
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
  // The minimum display time of the pending screen prevents flicker, but here it is hidden anyway.
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
