import { PAGE_TITLE_ID } from '../layout/PageTitle.tsx';

/** Where the focus goes from a button that is about to leave its line: to the line's name. */
export const focusLineOf = (button: HTMLButtonElement): void =>
  button.closest('article')?.querySelector('a')?.focus();

/** Where the focus goes from a line that is about to leave: to its neighbour's same button, else to the page's heading. */
export function focusAfter(button: HTMLButtonElement): void {
  const row = button.closest('article');
  const next = row?.nextElementSibling ?? null;
  const near = next?.tagName === 'ARTICLE' ? next : row?.previousElementSibling;
  const same = near?.querySelector<HTMLElement>(`[data-part=${button.dataset['part']}]`);
  (same ?? document.getElementById(PAGE_TITLE_ID))?.focus();
}
