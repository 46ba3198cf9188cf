import type { ActorRefFrom } from 'xstate';
import { botCheckMessages } from '../../../contract/auth/bot-check-verdict.ts';
import {
  botCheckSetup,
  exceptionReason,
  failureReasonOf,
  activeRuleOf,
  enabledSetupOf,
} from './bot-check.setup.ts';

const ungenerated = botCheckMessages.generationFailed;

/**
 * Bot check: loads the provider's script when a form is first touched, and checks one form at a time (R3.17,
 * R4.7, R5.25, R8.3–R8.5, R9.4–R9.6).
 */
export const botCheckMachine = botCheckSetup.createMachine({
  id: 'botCheck',
  context: ({ input }) => ({
    setup: input.setup,
    loads: 0,
    scriptReason: '',
    rule: null,
    tries: 0,
    token: null,
    reason: null,
    judged: null,
    verdict: null,
    log: [],
  }),
  type: 'parallel',
  states: {
    script: {
      initial: 'absent',
      states: {
        absent: {
          entry: 'forgetLoads',
          on: {
            'preparation.requested': { guard: 'isEnabled', target: 'loading' },
            'check.requested': { guard: 'isEnabled', target: 'loading' },
          },
        },
        loading: {
          entry: 'countLoad',
          invoke: {
            id: 'loadScript',
            src: 'loadScript',
            input: ({ context }) => enabledSetupOf(context).script,
            onDone: [
              { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'settling' },
              {
                target: 'missed',
                actions: { type: 'recordScriptReason', params: ({ event }) => failureReasonOf(event.output) },
              },
            ],
            onError: {
              target: 'missed',
              actions: { type: 'recordScriptReason', params: ({ event }) => exceptionReason(event.error) },
            },
          },
          after: {
            scriptTimeout: {
              target: 'missed',
              actions: { type: 'recordScriptReason', params: botCheckMessages.scriptTimeout },
            },
          },
        },
        settling: { after: { postLoadWait: 'polling' } },
        polling: {
          initial: 'asking',
          after: {
            readinessTimeout: {
              target: 'missed',
              actions: { type: 'recordScriptReason', params: botCheckMessages.readinessTimeout },
            },
          },
          states: {
            asking: {
              invoke: {
                id: 'askReadiness',
                src: 'askReadiness',
                onDone: [
                  {
                    guard: { type: 'isReady', params: ({ event }) => event.output },
                    target: '#botCheck.script.ready',
                  },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
            waiting: { after: { readinessPoll: 'asking' } },
          },
        },
        missed: { always: [{ guard: 'canLoadAgain', target: 'pausing' }, { target: 'unavailable' }] },
        pausing: { after: { loadPause: 'loading' } },
        ready: { entry: 'noteReady' },
        unavailable: {
          // The failed check has its result. The next check loads the script again.
          on: { 'check.concluded': 'absent' },
        },
      },
    },
    check: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'check.requested': [
              {
                guard: 'isEnabled',
                target: 'running',
                actions: { type: 'acceptRequest', params: ({ event }) => event.action },
              },
              { actions: [{ type: 'acceptRequest', params: ({ event }) => event.action }, 'waive'] },
            ],
          },
        },
        running: {
          initial: 'awaitingScript',
          after: {
            checkTimeout: {
              target: 'failed',
              actions: { type: 'recordReason', params: botCheckMessages.checkTimeout },
            },
          },
          states: {
            awaitingScript: {
              always: [
                { guard: 'isScriptReady', target: 'executing' },
                {
                  guard: 'isScriptUnavailable',
                  target: '#botCheck.check.failed',
                  actions: 'recordScriptFailure',
                },
              ],
            },
            executing: {
              entry: 'countTry',
              invoke: {
                id: 'execute',
                src: 'execute',
                input: ({ context }) => ({
                  siteKey: enabledSetupOf(context).siteKey,
                  action: activeRuleOf(context).action,
                }),
                onDone: [
                  {
                    guard: { type: 'isDone', params: ({ event }) => event.output },
                    target: 'verifying',
                    actions: { type: 'keepToken', params: ({ event }) => event.output },
                  },
                  {
                    target: 'missed',
                    actions: {
                      type: 'recordReason',
                      params: ({ event }) => ungenerated(failureReasonOf(event.output)),
                    },
                  },
                ],
                onError: {
                  target: 'missed',
                  actions: {
                    type: 'recordReason',
                    params: ({ event }) => ungenerated(exceptionReason(event.error)),
                  },
                },
              },
              after: {
                executeTimeout: {
                  target: 'missed',
                  actions: { type: 'recordReason', params: ungenerated(botCheckMessages.executeTimeout) },
                },
              },
            },
            verifying: {
              invoke: {
                id: 'verify',
                src: 'verify',
                input: ({ context }) => ({
                  token: context.token ?? '',
                  action: activeRuleOf(context).action,
                }),
                onDone: [
                  {
                    guard: { type: 'isDone', params: ({ event }) => event.output },
                    target: '#botCheck.check.judged',
                    actions: {
                      type: 'recordAnswer',
                      params: ({ event: { output } }) => (output.ok ? output.answer : null),
                    },
                  },
                  {
                    target: 'missed',
                    actions: { type: 'recordReason', params: ({ event }) => failureReasonOf(event.output) },
                  },
                ],
                onError: {
                  target: 'missed',
                  actions: { type: 'recordReason', params: ({ event }) => exceptionReason(event.error) },
                },
              },
            },
            missed: {
              always: [{ guard: 'canTryAgain', target: 'pausing' }, { target: '#botCheck.check.failed' }],
            },
            pausing: { after: { tryPause: 'executing' } },
          },
        },
        judged: { always: { target: 'idle', actions: 'announceConclusion' } },
        failed: { always: { target: 'idle', actions: ['recordFailure', 'announceConclusion'] } },
      },
    },
  },
});

export type BotCheckActorRef = ActorRefFrom<typeof botCheckMachine>;
