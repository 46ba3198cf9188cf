const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** A new live region, at the end of the page and out of sight; answers what says something in it, or nothing more by an empty text. */
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
