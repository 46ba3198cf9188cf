import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { clearTestStyles } from './VisibilityStyles.tsx';

// Long timeout: slow machines need more time.
configure({ asyncUtilTimeout: 10_000 });

// React records the creation place of each element for its warnings, ten thousand times a second: a sixth of the view tests'
// time.
// The only switch is a counter, beyond which it records nothing.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (!(internals instanceof Object && 'recentlyCreatedOwnerStacks' in internals))
  throw new Error('This React counts the stacks of its elements elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => {},
});

// A walked chart may end with a `beforeunload` listener whose actor outlives the test. All files of a worker share the
// window,
// so it would affect other tests.
type Listening = Parameters<typeof window.addEventListener>;
const listen = window.addEventListener;
const asking: Listening[] = [];
beforeAll(() => {
  window.addEventListener = (...listening: Listening) => {
    if (listening[0] === 'beforeunload') asking.push(listening);
    listen.apply(window, listening);
  };
});
afterEach(() => {
  for (const [type, listener] of asking.splice(0)) if (listener) window.removeEventListener(type, listener);
});
afterAll(() => {
  window.addEventListener = listen;
});

afterEach(clearTestStyles);

// happy-dom retains all requests of a document until its focus moves: a gigabyte in one file. Moving the focus also stops
// pages
// that still wait for a heading; they would take the focus of another test.
afterEach(async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await Promise.resolve();
  elsewhere.remove();
});

// First hook after a test: its DOM is removed before other hooks look at it.
afterEach(cleanup);
