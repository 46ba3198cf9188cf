import type { Look, RefreshAnswer } from './tokens.types.ts';
import { tokensSetup } from './tokens.setup.ts';

const look = ({ event }: { event: Look }) => event;
const answer = ({ event }: { event: { output: RefreshAnswer } }) => event.output;

/** What was stored by another tab stands, whatever was asked for here. */
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
 * The exchange of a refresh token, one tab at a time: the lock is held for as long as this state lasts. A lost answer is
 * asked for once more with the same token, which the server honours for a while (R4.5, battery 35, 112).
 */
export const refreshingState = tokensSetup.createStateConfig({
  tags: ['busy', 'due', 'usable'],
  entry: 'forgetFailure',
  invoke: { id: 'holdRefreshLock', src: 'holdRefreshLock' },
  initial: 'waiting',
  on: {
    // Whoever asks meanwhile gets what this one brings.
    'renewal.requested': {},
    'bearer.refused': {},
    // Other tokens than those that are being exchanged are looked at as ever.
    'storage.read': { guard: { type: 'hasSameTokens', params: look } },
    'session.taken': { guard: { type: 'hasSameTokens', params: look }, actions: 'takeSession' },
  },
  states: {
    waiting: {
      on: {
        'lock.granted': [
          ...changedMeanwhile,
          // Another tab was in the middle of storing them when this one looked.
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
