import type { AnyStateMachine } from 'xstate';
import { createCollectionMachine } from '../../src/machines/collection/collection.machine.ts';
import { createFormMachine } from '../../src/machines/form/form.machine.ts';

/** Files that export no machine but a factory of them, each with one instance that stands for all. */
export const REPRESENTATIVES: Readonly<Record<string, AnyStateMachine>> = {
  'src/machines/collection/collection.machine.ts': createCollectionMachine('collection'),
  'src/machines/form/form.machine.ts': createFormMachine('form', (values) => ({ ok: true, value: values })),
};
