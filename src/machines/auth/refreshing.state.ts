import type { TokenStorageReading, RefreshAnswer } from './tokens.types.ts';
import { tokensSetup } from './tokens.setup.ts';

const look = ({ event }: { event: TokenStorageReading }) => event;
const answer = ({ event }: { event: { output: RefreshAnswer } }) => event.output;

/** Another tab has stored tokens meanwhile. Those win over the ones that this tab requested. */
const changedMeanwhile = [
  {
    guard: { type: 'hasOtherSession', params: look },
    target: '#tokens.judging',
    actions: [{ type: 'recordLook', params: look }, 'tellChange'],
  },
  {
    guard: { type: 'hasOtherTokens', params: look },
    target: '#tokens.judging',
    actions: { type: 'recordLook', params: look },
  },
] as const;

const changedWhenAnswered = [
  {
    guard: { type: 'hasOtherSession', params: answer },
    target: '#tokens.judging',
    actions: [{ type: 'recordLook', params: answer }, 'tellChange'],
  },
  {
    guard: { type: 'hasOtherTokens', params: answer },
    target: '#tokens.judging',
    actions: { type: 'recordLook', params: answer },
  },
  {
    guard: { type: 'isAnswered', params: answer },
    target: 'storing',
    actions: { type: 'recordFresh', params: answer },
  },
] as const;

const refused = [
  {
    guard: { type: 'isRefused', params: answer },
    target: '#tokens.losing',
    actions: { type: 'recordRefusal', params: answer },
  },
  { target: '#tokens.judging', actions: { type: 'recordRefusal', params: answer } },
] as const;

/**
 * Exchange of a refresh token, one tab at a time: the lock is held as long as this state lasts. If the answer
 * is lost, it retries once with the same token; the server accepts that for a while (R4.5, battery 35, 112).
 */
export const refreshingState = tokensSetup.createStateConfig({
  tags: ['busy', 'due', 'usable'],
  entry: 'forgetFailure',
  invoke: { id: 'holdRefreshLock', src: 'holdRefreshLock' },
  initial: 'waiting',
  on: {
    // Single-flight: callers during a refresh share its result.
    'renewal.requested': {},
    'bearer.refused': {},
    // Only unchanged tokens stay in this state. Other tokens in the storage are handled as outside it.
    'storage.read': { guard: { type: 'hasSameTokens', params: look } },
    'session.taken': { guard: { type: 'hasSameTokens', params: look }, actions: 'takeSession' },
  },
  states: {
    waiting: {
      on: {
        'lock.granted': [
          ...changedMeanwhile,
          // Another tab was about to store its tokens when this one read the storage.
          {
            guard: { type: 'isValidByNow', params: look },
            target: '#tokens.judging',
            actions: { type: 'recordLook', params: look },
          },
          { target: 'asking' },
        ],
      },
      after: { lockPatience: 'asking' },
    },
    asking: {
      entry: 'recordRenewal',
      invoke: {
        id: 'askRefresh',
        src: 'askRefresh',
        input: ({ context }) => ({ refreshToken: context.held.refreshToken ?? '' }),
        onDone: [
          ...changedWhenAnswered,
          { guard: { type: 'isLostAnswer', params: answer }, target: 'askingAgain' },
          ...refused,
        ],
        onError: '#tokens.judging',
      },
    },
    askingAgain: {
      invoke: {
        id: 'askRefresh',
        src: 'askRefresh',
        input: ({ context }) => ({ refreshToken: context.held.refreshToken ?? '' }),
        onDone: [...changedWhenAnswered, ...refused],
        onError: '#tokens.judging',
      },
    },
    storing: {
      invoke: {
        id: 'storeTokens',
        src: 'storeTokens',
        input: ({ context }) => ({ held: context.held }),
        onDone: [
          { guard: { type: 'isKept', params: ({ event }) => event.output }, target: '#tokens.judging' },
          { target: '#tokens.judging', actions: 'tellNotKept' },
        ],
        onError: '#tokens.judging',
      },
    },
  },
});
