import type { AnyStateMachine } from 'xstate';
import { createRowChangesMachine } from '../../src/machines/ui/row-changes.machine.ts';
import { createListMachine } from '../../src/machines/ui/list.machine.ts';
import { createListExportMachine } from '../../src/machines/ui/list-export.machine.ts';
import { createFormMachine } from '../../src/machines/ui/form.machine.ts';
import { createResourceMachine } from '../../src/machines/ui/resource.machine.ts';

const anything = (values: object) => ({ ok: true, value: values }) as const;

/**
 * Files that export a factory of machines instead of a machine, with an instance of each shape it creates.
 * A chart equal to one of them gets a reference to it; all others have pages.
 */
export const CHART_MODELS: Readonly<Record<string, readonly AnyStateMachine[]>> = {
  'src/machines/ui/row-changes.machine.ts': [
    createRowChangesMachine('changes'),
    createRowChangesMachine('gathered-changes', { gathers: true }),
  ],
  'src/machines/ui/list.machine.ts': [
    createListMachine('list'),
    createListMachine('watched-list', { isWatched: true }),
  ],
  'src/machines/ui/list-export.machine.ts': [createListExportMachine('list-file', {})],
  'src/machines/ui/form.machine.ts': [
    createFormMachine('form', anything),
    createFormMachine('form-with-bot-check', anything, { botCheck: 'login' }),
  ],
  'src/machines/ui/resource.machine.ts': [
    createResourceMachine('resource'),
    createResourceMachine('resource-with-clock', { hasClock: true }),
    createResourceMachine('watched-resource', { isWatched: true }),
  ],
};
