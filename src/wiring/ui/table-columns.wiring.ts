import { tableColumnsMachine } from '../../machines/ui/table-columns.machine.ts';
import { createHiddenColumns } from '../../services/ui/hidden-columns.service.ts';
import { type MemberLoaderArgs, screenRoute } from '../shell/screen-route.ts';

/** Visible columns of tables, connected to the device's storage. */
export const wireTableColumns = ({
  rememberHidden,
}: Pick<ReturnType<typeof createHiddenColumns>, 'rememberHidden'>) =>
  tableColumnsMachine.provide({ actions: { keepHidden: (_, { hidden }) => rememberHidden(hidden) } });

/** Loader of the visible columns, which all of an admin's tables share. */
export const openTableColumns = screenRoute({
  key: ({ context }: MemberLoaderArgs) => context.user.id,
  actors: () => ({ tableColumns: wireTableColumns(createHiddenColumns()) }),
  input: () => ({ tableColumns: { hidden: createHiddenColumns().recallHidden() } }),
});
