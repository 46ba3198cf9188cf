const holdsWords = (element: Element) =>
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

/** All texts of an element in reading order, one for each element with text. */
export const leafTexts = (part: Element = document.body): readonly string[] =>
  [...part.querySelectorAll('*')].filter(holdsWords).map(({ textContent }) => textContent.trim());
