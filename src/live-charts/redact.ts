/** Names of secret values. */
const SECRET =
  /pass(word|wd|code|phrase)|contraseña|clave|token|secret|credential|authoriz|bearer|cookie|captcha|jwt|\botp\b|\bcode$|(confirm|verif)\w*code|\bpin\b|card|cvc|cvv|iban|signature/i;
/** Keys that name the subject of an object. */
const NAMING = ['type', 'name', 'field', 'path', 'key', 'id', 'src'];
/** Keys that hold the value of such an object. */
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

/** Name for an object that is not plain data; null for plain data. */
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
  // A snapshot contains its whole machine, so only its state value is kept.
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

/** Empty values and the codes of failures are not secret. */
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
 * Redacted copy as plain JSON data, for developers. Passwords, tokens and codes are hidden by their names,
 * and in texts that look like one; long texts, deep structures and live objects are shortened.
 */
export const redact = (value: unknown): unknown => redactAt(value, 0, []);
