/** Digit sequence with the length of a card number, with optional separators, not inside a longer number. */
const FIGURES = /(?<![\dA-Za-z])(?:\d[ .-]?){12,18}\d(?!\d)/g;

/** Luhn check of the last digit. */
function isCardNumber(figures: string): boolean {
  const sum = Array.from(figures)
    .toReversed()
    .reduce((total, figure, index) => {
      const doubled = 2 * Number(figure);
      return total + (index % 2 === 0 ? Number(figure) : doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** True if a text contains a payment card number, which must not be published. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(FIGURES) ?? []).some((found) => isCardNumber(found.replace(/\D/g, '')));
