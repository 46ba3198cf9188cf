import { button, type Presses } from './refusable-press.ts';

/** E-mail that was given up. */
const failed = {
  kind: 'mail',
  key: '01a2b3c4-0000-7000-8000-000000000001',
  state: 'givenUp',
  tries: 10,
  error: '550 Buzón desconocido',
  changedAt: '2026-11-20T10:00:00.000Z',
  runAt: null,
  subject: 'Tu pedido',
  recipient: 'nadie@ejemplo.example',
};

const answer = {
  path: /\/api\/system(\?|$)/,
  change: (data: Record<string, object>) => void Object.assign(data, { failed: [failed] }),
};

/** Presses about background jobs. */
export const systemPresses = {
  retryJob: {
    'another try of a job': { as: 'admin', at: '/admin/system', press: button(/^Reintentar: Tu/), answer },
  },
  discardJob: {
    'the end of a job': {
      as: 'admin',
      at: '/admin/system',
      press: button(/^Descartar: Tu/),
      isAsked: true,
      answer,
    },
  },
} satisfies Record<string, Presses>;
