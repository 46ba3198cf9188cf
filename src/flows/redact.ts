/** Names of what nobody may read over a shoulder or in a screenshot. */
const SECRET =
  /pass(word|wd|code|phrase)|contraseña|clave|token|secret|credential|authoriz|bearer|cookie|captcha|jwt|\botp\b|\bcode$|(confirm|verif)\w*code|\bpin\b|card|cvc|cvv|iban|signature/i;
/** What says of an object what it is about. */
const NAMING = ['type', 'name', 'field', 'path', 'key', 'id', 'src'];
/** What such an object says about it. */
const SAYING = ['value', 'values', 'output', 'input', 'data', 'text', 'params', 'error', 'content'];

const HIDDEN = '•••';
const DEPTH = 5;
const ITEMS = 20;
const LENGTH = 200;

const JWT = /\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g;
const BEARER = /\b(Bearer|Basic)\s+\S+/gi;
const PARAMETER = /([?&#;]([^=&#;\s]+)=)[^&#;\s]+/g;

const redactText = (text: string) => {
  const clean = text
    .replaceAll(JWT, HIDDEN)
    .replaceAll(BEARER, HIDDEN)
    .replaceAll(PARAMETER, (whole, head: string, name: string) =>
      SECRET.test(name) ? `${head}${HIDDEN}` : whole,
    );
  return clean.length > LENGTH ? `${clean.slice(0, LENGTH)}…` : clean;
};

/** Things that are more than data are named instead of opened. */
function nameOf(thing: object): string | null {
  if ('sessionId' in thing && 'send' in thing && 'id' in thing) return `actor ${String(thing.id)}`;
  if (thing instanceof Date) return thing.toISOString();
  const kind = Object.getPrototypeOf(thing) as { constructor?: { name?: string } } | null;
  if (kind === null || kind === Object.prototype) return null;
  const name = kind.constructor?.name ?? 'Object';
  return name === 'Object' ? null : `(${name})`;
}

function redactObject(thing: object, depth: number, around: readonly object[]): unknown {
  if (around.includes(thing)) return '(…)';
  if (thing instanceof Error) return { name: thing.name, message: redactText(thing.message) };
  // A snapshot holds its whole machine; where it stands is what matters.
  if ('machine' in thing && 'value' in thing) return { value: thing.value };
  const inside = [...around, thing];
  if (Array.isArray(thing)) return thing.slice(0, ITEMS).map((item) => redactAt(item, depth + 1, inside));
  const name = nameOf(thing);
  if (name !== null) return name;
  const entries = Object.entries(thing);
  const isAboutSecret = entries.some(
    ([key, value]) => NAMING.includes(key) && SECRET.test(typeof value === 'string' ? value : ''),
  );
  return Object.fromEntries(
    entries
      .slice(0, ITEMS)
      .map(([key, value]) => [
        key,
        SECRET.test(key) || (isAboutSecret && SAYING.includes(key))
          ? hidden(key, value)
          : redactAt(value, depth + 1, inside),
      ]),
  );
}

/** That there is nothing is no secret, nor is the code of a failure. */
const hidden = (key: string, value: unknown) => {
  const isFailure = key === 'code' && typeof value === 'string' && /^[A-Z]+(_[A-Z]+)+$/.test(value);
  return isFailure || value === undefined || value === null || value === '' ? value : HIDDEN;
};

function redactAt(value: unknown, depth: number, around: readonly object[]): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'function') return `(${value.name || 'function'})`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return depth >= DEPTH ? '(…)' : redactObject(value, depth, around);
}

/**
 * A copy as plain JSON data for eyes of developers: passwords, tokens and codes hidden by the names that lead to them and
 * wherever a text looks like one; long, deep and living things cut short.
 */
export const redact = (value: unknown): unknown => redactAt(value, 0, []);
