import { ForgotPasswordView } from '../../src/components/account/ForgotPasswordView.tsx';
import { forgotPasswordMachine } from '../../src/machines/auth/forgot-password.machine.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { sampleFailure } from '../support/samples/samples.ts';

walkForm({
  proves: 'R2.1 R3.3 R7.4 R8.6 battery 53',
  machine: forgotPasswordMachine,
  values: { username: '' },
  field: { name: 'username', good: 'ana@example.com' },
  wrong: 'El email es requerido',
  accepted: { username: 'ana@example.com' },
  refusals: [
    [sampleFailure('TIMEOUT'), 'La solicitud tardó demasiado. Verifica tu conexión.'],
    [
      sampleFailure('TOO_MANY_REQUESTS', { status: 429, retryAfter: 30 }),
      'Demasiados intentos. Espera un momento antes de reintentar. Podrás volver a intentarlo en 30 segundos.',
    ],
  ],
  words: { submit: 'Enviar código', busy: 'Enviando…' },
  hasBotCheck: true,
  leaves: true,
  view: (actorRef) => <ForgotPasswordView actorRef={actorRef} authHref={(way) => way} />,
});
