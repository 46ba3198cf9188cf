import { type ActorRefFrom, assign, setup } from 'xstate';
import { effect } from '../port.ts';

/** Hidden columns by table name. */
export type HiddenColumns = Readonly<Record<string, readonly string[]>>;

interface Column {
  table: string;
  column: string;
}

const switched = (hidden: readonly string[], column: string) =>
  hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];

/** Visible columns of the back office's tables; the choice is stored on the device. */
export const tableColumnsMachine = setup({
  types: {} as {
    input: { hidden: HiddenColumns };
    context: { hidden: HiddenColumns };
    events: ({ type: 'column.switched' } & Column) | { type: 'columns.restored'; table: string };
  },
  actions: {
    switchColumn: assign(({ context: { hidden } }, { table, column }: Column) => ({
      hidden: { ...hidden, [table]: switched(hidden[table] ?? [], column) },
    })),
    showAll: assign(({ context: { hidden } }, { table }: Pick<Column, 'table'>) => ({
      hidden: { ...hidden, [table]: [] },
    })),
    keepHidden: effect<{ hidden: HiddenColumns }>('keepHidden'),
  },
}).createMachine({
  id: 'tableColumns',
  context: ({ input: { hidden } }) => ({ hidden }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        'column.switched': {
          actions: [
            { type: 'switchColumn', params: ({ event }) => event },
            { type: 'keepHidden', params: ({ context: { hidden } }) => ({ hidden }) },
          ],
        },
        'columns.restored': {
          actions: [
            { type: 'showAll', params: ({ event }) => event },
            { type: 'keepHidden', params: ({ context: { hidden } }) => ({ hidden }) },
          ],
        },
      },
    },
  },
});

export type TableColumnsActorRef = ActorRefFrom<typeof tableColumnsMachine>;
