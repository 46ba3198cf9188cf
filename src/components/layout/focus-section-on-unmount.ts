/** Ref of an element that may unmount with the focus in it: the list of its section gets the focus then. */
export const focusSectionOnUnmount = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) part.closest('section')?.querySelector('ul')?.focus();
};
