import { PAGE_TITLE_ID } from '../layout/PageTitle.tsx';

/** Focuses the product link of a line whose button is about to unmount. */
export const focusLineLink = (button: HTMLButtonElement): void =>
  button.closest('article')?.querySelector('a')?.focus();

/** Focuses the same button of the neighbouring line before a line unmounts; without a neighbour, the page heading. */
export function focusNeighbourLine(button: HTMLButtonElement): void {
  const row = button.closest('article');
  const next = row?.nextElementSibling ?? null;
  const near = next?.tagName === 'ARTICLE' ? next : row?.previousElementSibling;
  const same = near?.querySelector<HTMLElement>(`[data-part=${button.dataset['part']}]`);
  (same ?? document.getElementById(PAGE_TITLE_ID))?.focus();
}
