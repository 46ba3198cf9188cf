import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

// pg only warns of a statement's name that PostgreSQL cuts, after which two statements may have one name.
let errors: MockInstance<typeof console.error> | undefined;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  const said = (errors?.mock.calls ?? []).map(([first]) => String(first));
  if (said.some((line) => line.includes('63 characters')))
    throw new Error('A statement has a name that PostgreSQL cuts.');
});
