import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

// Fails on a truncated statement name, of which pg only warns: two statements could then share a name.
let errors: MockInstance<typeof console.error> | undefined;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  const said = (errors?.mock.calls ?? []).map(([first]) => String(first));
  if (said.some((line) => line.includes('63 characters')))
    throw new Error('A statement has a name that PostgreSQL cuts.');
});
