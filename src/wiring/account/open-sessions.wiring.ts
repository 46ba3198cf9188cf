import { openSessionsMessages } from '../../components/profile/open-sessions.messages.ts';
import { openSessionsMachine } from '../../machines/account/open-sessions.machine.ts';
import type { ToastShown } from '../../machines/shell/toasts.machine.ts';
import type { OpenSessionsService } from '../../services/account/open-sessions.service.ts';
import { resultActors } from '../api/promise-actors.ts';

interface Outside {
  sessions: OpenSessionsService;
  app: { send(event: ToastShown): void };
}

/** Open sessions, connected to their calls and to the toasts. */
export const wireOpenSessions = ({ sessions, app }: Outside) =>
  openSessionsMachine.provide({
    actors: resultActors({
      readSessions: (_, signal) => sessions.readSessions(signal),
      endSessions: (ending, signal) => sessions.endSessions(ending, signal),
    }),
    actions: {
      announceEnded: (_, ending) => {
        const { othersEnded, ended } = openSessionsMessages;
        app.send({
          type: 'toast.shown',
          kind: 'success',
          message: ending === 'others' ? othersEnded : ended,
        });
      },
    },
  });
