/** The ref of a part that may leave with the focus in it: the focus goes on to the list of its section. */
export const focusSectionOnUnmount = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) part.closest('section')?.querySelector('ul')?.focus();
};
