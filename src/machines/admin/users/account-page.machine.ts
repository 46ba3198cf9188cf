import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { UserHoldings } from '../../../../contract/admin/user-holdings.ts';
import type { User } from '../../../../contract/account/user.ts';
import { effect, port } from '../../port.ts';
import { isLoaded, isMissing, contextAfterLoad, resourceStates } from '../../ui/resource.states.ts';
import type { LoadResult, ResourceTag } from '../../ui/resource.types.ts';
import { accountDeletionMachine, type DeletionValues } from './account-deletion.machine.ts';
import { accountFormMachine, accountValuesOf } from './account-form.machine.ts';

/** User with the stores, products and orders of the account. */
export interface AccountPage {
  user: User;
  holdings: UserHoldings | null;
}

interface AccountQuestion {
  id: string;
}

interface AccountContext {
  question: AccountQuestion;
  content: AccountPage | null;
  failure: KnownFailure | null;
}

type AccountEvent = { type: 'retry.requested' } | { type: 'refresh.requested' } | { type: 'account.deleted' };

const { loading, refreshing, notFound, failed } = resourceStates<AccountPage, AccountQuestion>();

/** User of the loaded account. Throws before the account is loaded. */
const userIn = ({ content }: AccountContext): User => {
  if (!content) throw new Error('accountPage: no account is there');
  return content.user;
};

/** Blank deletion form that asks for the account's current name. */
const unnamed = ({ fullName }: User): DeletionValues => ({ name: '', asked: fullName });

/**
 * One account for admins: edit in a form, delete by typing its name, reload after each change. After a
 * deletion it announces the deleted account (R6.5, R7.21).
 */
export const accountPageMachine = setup({
  types: {} as {
    input: { question: AccountQuestion };
    context: AccountContext;
    events: AccountEvent;
    children: { form: 'form'; deletion: 'deletion' };
    tags: ResourceTag;
  },
  actors: {
    load: port<LoadResult<AccountPage>, AccountQuestion>('load'),
    form: accountFormMachine,
    deletion: accountDeletionMachine,
  },
  guards: { isLoaded, isMissing },
  actions: {
    recordAnswer: assign((_, result: LoadResult<AccountPage>) => contextAfterLoad(result)),
    forgetFailure: assign({ failure: null }),
    askNewName: sendTo('deletion', ({ context }) => ({
      type: 'form.reset' as const,
      values: unnamed(userIn(context)),
    })),
    announceDeleted: effect<User>('announceDeleted'),
  },
}).createMachine({
  id: 'accountPage',
  context: ({ input: { question } }) => ({ question, content: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      ...loading,
      invoke: {
        ...loading.invoke,
        onDone: [{ ...loading.invoke.onDone[0], target: 'here' }, ...loading.invoke.onDone.slice(1)],
      },
    },
    notFound,
    failed,
    here: {
      invoke: [
        { id: 'form', src: 'form', input: ({ context }) => ({ values: accountValuesOf(userIn(context)) }) },
        {
          id: 'deletion',
          src: 'deletion',
          input: ({ context }) => ({ values: unnamed(userIn(context)) }),
        },
      ],
      on: { 'account.deleted': 'deleted' },
      initial: 'ready',
      states: {
        ready: { on: { 'refresh.requested': 'refreshing' } },
        refreshing: {
          ...refreshing,
          invoke: {
            ...refreshing.invoke,
            onDone: {
              ...refreshing.invoke.onDone,
              actions: [refreshing.invoke.onDone.actions, 'askNewName'],
            },
          },
        },
      },
    },
    deleted: {
      entry: { type: 'announceDeleted', params: ({ context }) => userIn(context) },
    },
  },
});

export type AccountPageActorRef = ActorRefFrom<typeof accountPageMachine>;
