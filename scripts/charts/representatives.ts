import type { AnyStateMachine } from 'xstate';
import { createListMachine } from '../../src/machines/list/list.machine.ts';
import { createFormMachine } from '../../src/machines/form/form.machine.ts';

/** Files that export no machine but a factory of them, each with one instance that stands for all. */
export const REPRESENTATIVES: Readonly<Record<string, AnyStateMachine>> = {
  'src/machines/list/list.machine.ts': createListMachine('list'),
  'src/machines/form/form.machine.ts': createFormMachine('form', (values) => ({ ok: true, value: values })),
};
