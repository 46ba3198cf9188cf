import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contextReads } from './support/charts/context-reads.ts';

/** Tests that read a chart's context for something other than expectations. Do not add any. */
const BESIDE_EXPECTATIONS: Readonly<Record<string, string>> = {
  'src/machines/cart/cart.model.test.ts':
    'has no page: the lines of two actors are compared with a reference',
  'tests/model/account-page.model.test.tsx': 'what was asked of the changes is no part of the page',
  'tests/model/app.model.test.tsx': 'its view reads the clock of the application, as the product does',
  'tests/model/bell-unavailable.test.tsx': 'toasts are read where no overlay draws them',
  'tests/model/bot-check.model.test.tsx': 'the actor is compared with the path, the page with the events',
  'tests/model/cart-troubles.test.ts':
    'has no page: the code that an actor has is compared with one that is written out',
  'tests/model/confirmation.model.test.tsx': 'its view reads the question, as the product does',
  'tests/model/preview-access.test.tsx': 'toasts are read where no overlay draws them',
  'tests/model/audit-log.model.test.tsx': 'what is asked of the server is no part of the page',
  'tests/model/lazy-toast-text.test.tsx': 'waits for a toast, whose words it then looks for',
  'tests/model/login.model.test.tsx': 'what stood in the fields before hydration is to reach the actor',
  'tests/model/admin-order.model.test.tsx': 'waits for an answer',
  'tests/model/admin-orders.model.test.tsx': 'its list is the place from which the detail is taken',
  'tests/model/order.model.test.tsx': 'toasts are read where no overlay draws them',
  'tests/model/order-page.model.test.tsx': 'its reads choose where the paths of both charts meet',
  'tests/model/producer-stores-cache.test.tsx': 'a cache without a page',
  'tests/model/product-filters.model.test.tsx': 'its view reads the query, as the product does',
  'tests/model/repurchase.model.test.tsx': 'the actor is compared with the path, the page with the events',
  'tests/model/row-edit.model.test.tsx': 'the actor of the row is taken from its parent',
  'tests/model/store-editor.model.test.tsx': 'the fields that are filled in depend on the step of the editor',
};

const root = join(import.meta.dirname, '..');

describe('expectations of tests that follow a chart', () => {
  it('come from the events of the path, never from the context, but for a closed list', () => {
    const files = globSync(['tests/model/**/*.test.{ts,tsx}', 'src/**/*.model.test.{ts,tsx}'], { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    const reading = files.filter(
      (file) => contextReads(readFileSync(join(root, file), 'utf8'), file).length > 0,
    );
    expect(reading.toSorted()).toEqual(Object.keys(BESIDE_EXPECTATIONS).toSorted());
  });

  it.each([
    ['a member', 'const words = (state) => state.context.failure;\nexpect(words(state)).toBe(1);', [1]],
    ['a snapshot', 'expect(1).toBe(\n  actor.getSnapshot().context.a,\n);', [2]],
    ['a parameter', 'const words = ({ context: { failure } }) => failure;\nwords(state);', [1]],
    ['a function of both', 'const a = ({ context }) => context;\nwalkChart({ look: a });\na(state);', [1]],
    ['an oracle', 'walkChart({ oracles: { failed: ({ context }) => context } });', [1]],
    ['a choice of paths', 'walkChart({ look: ({ context }) => context.a });', []],
    [
      'functions of the choice',
      'const b = ({ context }) => context;\nconst a = (s) => b(s);\nwalkChart({ canHappen: a });',
      [],
    ],
  ])('are found in %s', (_, code, lines) => {
    expect(contextReads(code, 'planted.tsx')).toEqual(lines);
  });
});
