import { sessionIdOfTokens } from './token-rules.ts';
import { refreshingState } from './refreshing.state.ts';
import { tokensSetup } from './tokens.setup.ts';

/**
 * Tokens of this browser as one tab sees them: none, valid, expired, being refreshed, or of a session that
 * another tab began (R4.1–R4.5).
 */
export const tokensMachine = tokensSetup.createMachine({
  id: 'tokens',
  context: ({ input: { held, now } }) => ({
    held,
    now,
    own: sessionIdOfTokens(held, null),
    renewedAt: null,
    failure: null,
  }),
  invoke: { id: 'watchStorage', src: 'watchStorage' },
  initial: 'judging',
  on: {
    'storage.read': [
      {
        guard: { type: 'hasOtherSession', params: ({ event }) => event },
        target: '.judging',
        actions: [{ type: 'recordLook', params: ({ event }) => event }, 'tellChange'],
      },
      { target: '.judging', actions: { type: 'recordLook', params: ({ event }) => event } },
    ],
    'session.taken': {
      target: '.judging',
      actions: [{ type: 'recordLook', params: ({ event }) => event }, 'takeSession'],
    },
    'session.left': [
      {
        guard: { type: 'isOfOthers', params: ({ event }) => event },
        target: '.judging',
        actions: [{ type: 'recordLook', params: ({ event }) => event }, 'leaveSession', 'tellChange'],
      },
      { target: '.none', actions: ['clearStored', 'forgetTokens'] },
    ],
    'tokens.granted': {
      target: '.storing',
      actions: { type: 'recordGrant', params: ({ event }) => event },
    },
    'renewal.requested': [
      {
        guard: { type: 'hasOtherSession', params: ({ event }) => event },
        target: '.judging',
        actions: [{ type: 'recordLook', params: ({ event }) => event }, 'forgetFailure', 'tellChange'],
      },
      {
        guard: { type: 'isOfOthers', params: ({ event }) => event },
        target: '.judging',
        actions: [{ type: 'recordLook', params: ({ event }) => event }, 'forgetFailure'],
      },
      {
        guard: { type: 'isRenewedAlready', params: ({ event }) => event },
        target: '.judging',
        actions: [{ type: 'recordLook', params: ({ event }) => event }, 'forgetFailure'],
      },
      {
        guard: { type: 'lacksRefreshToken', params: ({ event }) => event },
        target: '.losing',
        actions: { type: 'recordFailure', params: 'NO_REFRESH_TOKEN' },
      },
      {
        guard: { type: 'hasUnusableRefreshToken', params: ({ event }) => event },
        target: '.losing',
        actions: { type: 'recordFailure', params: 'INVALID_REFRESH_TOKEN' },
      },
      { target: '.refreshing', actions: { type: 'recordLook', params: ({ event }) => event } },
    ],
    'bearer.refused': [
      {
        guard: { type: 'hasOtherSession', params: ({ event }) => event },
        target: '.judging',
        actions: [{ type: 'recordLook', params: ({ event }) => event }, 'tellChange'],
      },
      {
        guard: { type: 'isReplaced', params: ({ event }) => event },
        target: '.judging',
        actions: { type: 'recordLook', params: ({ event }) => event },
      },
      {
        target: '.losing',
        actions: { type: 'recordFailure', params: ({ event }) => event.reason },
      },
    ],
  },
  states: {
    judging: {
      always: [
        { guard: 'isForeign', target: 'foreign' },
        { guard: 'isValid', target: 'valid' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'none' },
      ],
    },
    none: {},
    valid: { tags: 'usable', after: { tokenExpiry: 'expired' } },
    expired: {
      tags: 'usable',
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: 'isJustRenewed', target: 'pausing' }, { target: 'due' }] },
        // The server may still accept tokens that are expired by this device's clock. If it refuses them,
        // they are refreshed.
        pausing: { after: { renewalPause: 'due' } },
        due: { tags: 'due' },
      },
    },
    refreshing: refreshingState,
    storing: {
      tags: 'busy',
      // The stored tokens are about to be replaced.
      on: { 'storage.read': {}, 'renewal.requested': {}, 'bearer.refused': {} },
      invoke: {
        id: 'storeTokens',
        src: 'storeTokens',
        input: ({ context }) => ({ held: context.held }),
        onDone: [
          { guard: { type: 'isKept', params: ({ event }) => event.output }, target: 'judging' },
          { target: 'judging', actions: 'tellNotKept' },
        ],
        onError: 'judging',
      },
    },
    losing: {
      always: [
        { guard: 'isNobody', target: 'none' },
        { target: 'none', actions: ['clearStored', 'tellLoss', 'forgetTokens'] },
      ],
    },
    foreign: {},
  },
});
