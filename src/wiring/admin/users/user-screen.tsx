import { type LoaderFnContext, useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isUuid } from '../../../../contract/values/uuid.ts';
import { userMessages } from '../../../components/admin/users/user.messages.ts';
import { UserView } from '../../../components/admin/users/UserView.tsx';
import { accountDeletionMachine } from '../../../machines/admin/users/account-deletion.machine.ts';
import { accountFormMachine } from '../../../machines/admin/users/account-form.machine.ts';
import {
  type AccountPageActorRef,
  accountPageMachine,
} from '../../../machines/admin/users/account-page.machine.ts';
import { changeOf, refusalOf } from '../../../machines/ui/row-changes.selectors.ts';
import { isDirty } from '../../../machines/ui/form.machine.ts';
import type { ToastShown } from '../../../machines/shell/toasts.machine.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import { createAdminUsersService } from '../../../services/admin/users/admin-users.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { useLeaveConfirmation } from '../../shell/use-leave-confirmation.ts';
import { deactivateUsersAfterConfirmation, wireUserChanges } from './user-changes.wiring.ts';

interface Load extends MemberLoaderArgs<{ userId: string }> {
  navigate: LoaderFnContext['navigate'];
}

type AccountsService = ReturnType<typeof createAdminUsersService>;

interface Outside {
  id: string;
  app: { send(event: ToastShown): void };
  /** Leaves the page after the account was deleted. */
  leave: () => void;
}

/** One account, connected to its calls. The page reloads after a save and is left after a deletion. */
export const wireAccountPage = (
  { loadUser, changeUser, deleteUser }: Pick<AccountsService, 'loadUser' | 'changeUser' | 'deleteUser'>,
  { id, app, leave }: Outside,
) =>
  accountPageMachine.provide({
    actors: {
      ...resultActors({ load: loadUser }),
      form: accountFormMachine.provide({
        actors: resultActors({ submit: ({ values }, signal) => changeUser({ id, change: values }, signal) }),
        actions: { announceSaved: ({ self }) => self._parent?.send({ type: 'refresh.requested' }) },
      }),
      deletion: accountDeletionMachine.provide({
        actors: resultActors({ submit: (_, signal) => deleteUser({ id }, signal) }),
        actions: { announceSaved: ({ self }) => self._parent?.send({ type: 'account.deleted' }) },
      }),
    },
    actions: {
      announceDeleted: (_, { fullName }) => {
        app.send({ type: 'toast.shown', kind: 'success', message: userMessages.deleted(fullName) });
        leave();
      },
    },
  });

const keyOf = ({ context, params }: Load) => `${context.user.id} ${params.userId}`;

const openPage = screenRoute({
  key: keyOf,
  isNamed: ({ params }: Load) => isUuid(params.userId),
  actors: ({ context: { services, app }, params, navigate }) => ({
    accountPage: wireAccountPage(createAdminUsersService(services.call), {
      id: params.userId,
      app,
      leave: () => void navigate({ to: '/admin/users' }),
    }),
  }),
  input: ({ params }) => ({ accountPage: { question: { id: params.userId } } }),
});

const openChanges = screenRoute({
  key: (load: Load & { page: AccountPageActorRef }) => keyOf(load),
  actors: ({ context: { services }, page }) => ({
    userChanges: wireUserChanges(createAdminUsersService(services.call), () =>
      page.send({ type: 'refresh.requested' }),
    ),
  }),
  input: () => ({ userChanges: undefined }),
});

/** Loader of one account (R2.7, R7.21). */
export async function openUser(load: Load) {
  const { accountPage } = await openPage(load);
  return { accountPage, ...(await openChanges({ ...load, page: accountPage })) };
}

const selectors = { changeOf, refusalOf };

interface UserScreenProps {
  accountPage: AccountPageActorRef;
  userChanges: UserChangesActorRef;
}

/** Screen of one account. Asks before leaving with unsaved changes. */
export function UserScreen({ accountPage, userChanges }: UserScreenProps) {
  const { app } = useRouteContext({ from: '/_admin' });
  useLeaveConfirmation(app, 'account', () => {
    const { form } = accountPage.getSnapshot().children;
    return form && isDirty(form.getSnapshot()) ? userMessages.leave : null;
  });
  const deactivate = useCallback(
    (person: { id: string; fullName: string }) =>
      void deactivateUsersAfterConfirmation(app, userChanges, [person]),
    [app, userChanges],
  );
  return (
    <UserView
      actorRef={accountPage}
      changesRef={userChanges}
      selectors={selectors}
      onDeactivated={deactivate}
    />
  );
}
