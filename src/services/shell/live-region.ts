const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** Adds a visually hidden live region to the page. Returns the function that sets its text; '' clears it. */
export function addLiveRegion(name: string): (text: string) => void {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.dataset['part'] = name;
  region.style.cssText = HIDDEN;
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}
