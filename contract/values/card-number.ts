/** Figures in a row as cards have them, however they are parted, and not as a part of a longer number. */
const FIGURES = /(?<![\dA-Za-z])(?:\d[ .-]?){12,18}\d(?!\d)/g;

/** The check that cards carry in their last figure. */
function isCardNumber(figures: string): boolean {
  const sum = Array.from(figures)
    .toReversed()
    .reduce((total, figure, index) => {
      const doubled = 2 * Number(figure);
      return total + (index % 2 === 0 ? Number(figure) : doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** Whether the number of a card stands in a text: nobody is to write one where everybody reads it. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(FIGURES) ?? []).some((found) => isCardNumber(found.replace(/\D/g, '')));
