import { expect, test } from 'vitest';
import { readJson } from './json-body.ts';
import { readQuery } from './query-text.ts';

const NAMES = [
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
];

test.each(NAMES)('battery 16, 17 %s in a query or a body is dropped', (name) => {
  expect({ ...readQuery(`/api/products?${name}=1&q=a`) }).toEqual({ q: 'a' });
  const escaped = `\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}`;
  for (const key of [name, escaped]) {
    const body = readJson(Buffer.from(`{"a":[{"${key}":{"x":1},"b":"${name}"}],"${key}":1}`));
    expect(JSON.stringify(body)).toBe(`{"a":[{"b":"${name}"}]}`);
  }
});

test('battery 16 a prototype in a body is refused, one in a query dropped', () => {
  expect(() => readJson(Buffer.from('{"__proto__":{"role":"admin"}}'))).toThrow(SyntaxError);
  expect(() => readJson(Buffer.from('{"constructor":{"__proto__":1}}'))).toThrow(SyntaxError);
  expect({ ...readQuery('/api/products?__proto__=1&q=a') }).toEqual({ q: 'a' });
});
