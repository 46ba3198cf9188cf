import { expect } from 'vitest';

const namesIn = (row: Element | null) =>
  [...(row?.children ?? [])].map((cell) => cell.getAttribute('data-cell'));

/** Table cells have the `data-cell` of their columns, because styles and hidden columns use it. */
function expectNamedCells(table: Element): void {
  const columns = namesIn(table.querySelector('thead tr'));
  for (const row of table.querySelectorAll('tbody tr'))
    expect(namesIn(row)).toEqual(columns.map((name) => name ?? expect.any(String)));
}

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage', 'for'];
const FILLED = new Set(
  'ul ol dl li dt dd p tbody details select option legend h1 h2 h3 a button label summary'.split(' '),
);
const NAMED = new Set('table nav section fieldset dialog a button input select textarea'.split(' '));
const NAMED_ROLES = new Set(['group', 'region']);
const FIELDS = new Set(['input', 'select', 'textarea']);
const WRITTEN = new Set(['text', 'search', 'email', 'tel', 'url', 'password']);
const CHECKED = new Set(['checkbox', 'radio']);
const UNSEEN_OR_LIVE = '[aria-hidden=true], [aria-live], [role=status], [role=alert], output';

const valueOf = (element: Element, attribute: string) => element.getAttribute(attribute)?.trim() ?? '';
const isAbsent = (element: Element, ...attributes: string[]) =>
  attributes.every((attribute) => !element.hasAttribute(attribute));
const idsIn = (element: Element, attribute: string) => valueOf(element, attribute).split(' ').filter(Boolean);
const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
const typeOf = (element: Element) => valueOf(element, 'type');
const isInSight = (element: Element) => isAbsent(element, 'hidden') && typeOf(element) !== 'hidden';
const isField = (element: Element) => FIELDS.has(element.localName) && isInSight(element);
const isWritten = (element: Element) =>
  element.localName === 'textarea' || (element.localName === 'input' && WRITTEN.has(typeOf(element)));
const takesFigures = (element: Element) => ['numeric', 'decimal'].includes(valueOf(element, 'inputmode'));

/** The element refers to a missing id; collapsed content may be rendered later. */
const isDangling = (element: Element) =>
  valueOf(element, 'aria-expanded') !== 'false' &&
  REFERENCES.flatMap((attribute) => idsIn(element, attribute)).some(
    (id) => document.getElementById(id) === null,
  );

const isEmpty = (element: Element) =>
  FILLED.has(element.localName) &&
  element.children.length === 0 &&
  textOf(element) === '' &&
  valueOf(element, 'aria-label') === '' &&
  element.closest(UNSEEN_OR_LIVE) === null;

/** Accessible name of an element. */
function nameOf(element: Element): string {
  const labelling = idsIn(element, 'aria-labelledby').map((id) => document.getElementById(id));
  const told = valueOf(element, 'aria-label') + labelling.map(textOf).join('');
  if (told !== '') return told;
  if (isField(element)) {
    const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
    return textOf(label);
  }
  const [first] = element.children;
  if (element.localName === 'fieldset' || element.localName === 'table') return textOf(first);
  const pictures = [...element.querySelectorAll('img')].map((picture) => valueOf(picture, 'alt'));
  return element.localName === 'a' || element.localName === 'button'
    ? textOf(element) + pictures.join('')
    : '';
}

const isNameless = (element: Element) =>
  (isAbsent(element, 'role')
    ? NAMED.has(element.localName) && isInSight(element)
    : NAMED_ROLES.has(valueOf(element, 'role'))) && nameOf(element) === '';

let reactKey: string | null = null;

/** React props of an element. Their key is the same for all elements, but only some kinds allow listing it here. */
function givenTo(element: Element): object {
  reactKey ??= Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? null;
  const given: unknown = reactKey && Reflect.get(element, reactKey);
  return given instanceof Object ? given : {};
}

const hasOneOf = (given: object, ...names: string[]) => names.some((name) => name in given);

const isIdle = (element: Element) =>
  element.localName === 'button' &&
  typeOf(element) !== 'submit' &&
  valueOf(element, 'aria-disabled') !== 'true' &&
  !hasOneOf(givenTo(element), 'onClick', 'onPointerDown', 'popoverTarget') &&
  element.closest('[inert]') === null;

/**
 * The field has a value without a change handler, or a handler without a value; fields with neither are read by their form.
 */
function isUnheld(element: Element): boolean {
  if (!isField(element) || typeOf(element) === 'file') return false;
  const given = givenTo(element);
  const isHeard = hasOneOf(given, 'onChange', 'onInput', 'onClick', 'onBlur');
  const isBegun = hasOneOf(given, 'defaultValue', 'defaultChecked');
  const isShown = hasOneOf(given, CHECKED.has(typeOf(element)) ? 'checked' : 'value');
  return !isBegun && (isShown ? !isHeard && !hasOneOf(given, 'readOnly') : isHeard);
}

/** Faults that no element may have on any page. */
const FAULTS: Readonly<Record<string, (element: Element) => boolean>> = {
  'says nothing': isEmpty,
  'has no name': isNameless,
  'refers to what is not there': isDangling,
  'does nothing': isIdle,
  'leads nowhere': (element) =>
    element.localName === 'a' && isAbsent(element, 'href', 'role', 'aria-disabled'),
  'sends its form by accident': (element) => element.localName === 'button' && isAbsent(element, 'type'),
  'has no picture': (element) =>
    element.localName === 'img' && (isAbsent(element, 'alt') || valueOf(element, 'src') === ''),
  'is read out': (element) =>
    element.localName === 'svg' &&
    isAbsent(element, 'role') &&
    element.children[0]?.localName !== 'title' &&
    element.closest('[aria-hidden=true]') === null,
  'does not hold its value': isUnheld,
  'takes any length': (element) =>
    isWritten(element) &&
    isInSight(element) &&
    isAbsent(element, 'maxlength') &&
    !takesFigures(element) &&
    typeOf(element) !== 'password',
  'leaves it open who fills it': (element) =>
    element.localName === 'input' && isWritten(element) && isAbsent(element, 'autocomplete'),
};

const NO_WORD = /\b(?:undefined|NaN|null|\[object)\b/;

/**
 * Checks the visible markup: no faults for users, keyboard or browser, cells named like their columns,
 * and no text from a missing value.
 */
export function expectValidMarkup(): void {
  const { body } = document;
  const faults = [...body.querySelectorAll('*')].flatMap((element) =>
    Object.entries(FAULTS)
      .filter(([, hasFault]) => hasFault(element))
      .map(([fault]) => `${fault}: ${element.outerHTML.slice(0, 200)}`),
  );
  expect(faults).toEqual([]);
  expect(NO_WORD.exec(body.textContent)?.[0] ?? null).toBe(null);
  for (const table of body.querySelectorAll('table:has([data-cell])')) expectNamedCells(table);
}
