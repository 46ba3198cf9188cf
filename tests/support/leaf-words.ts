const holdsWords = (element: Element) =>
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());

/** All words of a part of the page, in the order in which they are read, each as its element has it. */
export const leafWords = (part: Element = document.body): readonly string[] =>
  [...part.querySelectorAll('*')].filter(holdsWords).map(({ textContent }) => textContent.trim());
