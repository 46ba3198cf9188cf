import type { Formatter } from '../../../contract/values/format.ts';
import { accountExportMachine } from '../../machines/account/account-export.machine.ts';
import { deleteMyAccountMachine } from '../../machines/account/delete-my-account.machine.ts';
import type { saveText } from '../../services/ui/save-text.ts';
import type { MyAccountService } from '../../services/account/my-account.service.ts';
import { resultActors } from '../api/promise-actors.ts';

interface Outside {
  account: MyAccountService;
  saveText: typeof saveText;
  formatter: Pick<Formatter, 'isoDay'>;
  /** In ms UTC. */
  now: () => number;
  /** Called after the account was deleted. */
  onDeleted: () => void;
}

/** Data export and account deletion, connected to their calls and to the browser's download. */
export const wireMyAccount = ({ account, saveText: save, formatter, now, onDeleted }: Outside) => ({
  accountExport: accountExportMachine.provide({
    actors: resultActors({
      saveExport: async (_, signal) => {
        const answer = await account.loadExport(signal);
        if (!answer.ok) return answer;
        const name = `tenderete-mis-datos-${formatter.isoDay(now())}.json`;
        save(name, 'application/json', JSON.stringify(answer.value, null, 2));
        return { ok: true, value: null };
      },
    }),
  }),
  ownDeletion: deleteMyAccountMachine.provide({
    actors: resultActors({ submit: ({ values }, signal) => account.deleteAccount(values, signal) }),
    actions: { announceSaved: onDeleted },
  }),
});
