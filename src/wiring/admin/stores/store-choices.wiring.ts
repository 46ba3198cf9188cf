import { storeChoicesMachine } from '../../../machines/producer/stores/store-choices.machine.ts';
import { createAdminStoresService } from '../../../services/admin/stores/admin-stores.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';

/** Loader of the stores for the admins' store filter. */
export const openStoreChoices = screenRoute({
  key: ({ context }: MemberLoaderArgs) => context.user.id,
  actors: ({ context }) => ({
    storeChoices: storeChoicesMachine.provide({
      actors: resultActors({ load: createAdminStoresService(context.services.call).loadChoices }),
    }),
  }),
  input: ({ context }) => ({ storeChoices: { question: null, now: context.now() } }),
});
