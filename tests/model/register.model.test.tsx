import { RegisterView } from '../../src/components/account/RegisterView.tsx';
import { registerMachine } from '../../src/machines/auth/register.machine.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { sampleFailure } from '../support/samples/samples.ts';

walkForm({
  proves: 'R2.1 R5.16 R7.3 R8.6',
  machine: registerMachine,
  values: {
    fullName: 'Ana Ruiz',
    username: 'ana@example.com',
    phone: '',
    password: 'corta',
    role: 'producer',
  },
  field: { name: 'password', good: 'Mercado-2026' },
  wrong: 'La contraseña debe tener al menos 8 caracteres',
  accepted: { username: 'ana@example.com' },
  refusals: [
    [
      sampleFailure('VALIDATION_FAILED', {
        status: 422,
        errors: [{ field: 'username', message: 'Formato de email inválido' }],
      }),
      'Formato de email inválido',
    ],
    [
      sampleFailure('TOO_MANY_REQUESTS', { status: 429, retryAfter: 90 }),
      'Demasiados intentos. Espera un momento antes de reintentar. Podrás volver a intentarlo en 2 minutos.',
    ],
  ],
  words: { submit: 'Crear cuenta de productor', busy: 'Creando tu cuenta…' },
  hasBotCheck: true,
  leaves: true,
  view: (actorRef) => <RegisterView actorRef={actorRef} authHref={(way) => way} />,
});
