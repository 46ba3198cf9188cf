import { tableColumnsMachine } from '../../machines/ui/table-columns.machine.ts';
import { createHiddenColumns } from '../../services/ui/hidden-columns.service.ts';
import { type MemberLoad, screenRoute } from '../shell/screen-route.ts';

/** The columns of tables joined to the device that remembers what its reader does without. */
export const wireTableColumns = ({
  rememberHidden,
}: Pick<ReturnType<typeof createHiddenColumns>, 'rememberHidden'>) =>
  tableColumnsMachine.provide({ actions: { keepHidden: (_, { hidden }) => rememberHidden(hidden) } });

/** Which columns an admin's tables show; the same on all screens. */
export const openTableColumns = screenRoute({
  key: ({ context }: MemberLoad) => context.user.id,
  actors: () => ({ tableColumns: wireTableColumns(createHiddenColumns()) }),
  input: () => ({ tableColumns: { hidden: createHiddenColumns().recallHidden() } }),
});
