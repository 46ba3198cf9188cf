import { ProfileForm } from '../../src/components/profile/ProfileForm.tsx';
import { EmailCodeForm } from '../../src/components/profile/EmailCodeForm.tsx';
import { EmailForm } from '../../src/components/profile/EmailForm.tsx';
import { PasswordForm } from '../../src/components/profile/PasswordForm.tsx';
import { emailChangeMachine } from '../../src/machines/account/email-change.machine.ts';
import { emailConfirmationMachine } from '../../src/machines/account/email-confirmation.machine.ts';
import { passwordChangeMachine } from '../../src/machines/account/password-change.machine.ts';
import {
  profileDetailsMachine,
  profileValuesOf,
} from '../../src/machines/account/profile-details.machine.ts';
import { walkForm } from '../support/views/form-walk.tsx';
import { sampleFailure } from '../support/samples/samples.ts';
import { sampleUserWithRole } from '../support/samples/session-app.ts';

const user = sampleUserWithRole('consumer');
const TAKEN = 'El email ya está en uso por otro usuario.';
const WRONG = 'La contraseña actual es incorrecta';

walkForm({
  proves: 'R1.5 R5.18 R5.19 R7.23 R8.13 R8.14',
  machine: profileDetailsMachine,
  values: profileValuesOf(user),
  field: { name: 'city', good: 'Soria' },
  wrong: 'Debe proporcionar al menos un campo para actualizar',
  isWhollyWrong: true,
  accepted: user,
  refusals: [
    [sampleFailure('UNAUTHENTICATED'), 'Usuario no autenticado. Por favor, inicia sesión.'],
    [sampleFailure('VALIDATION_FAILED', { message: 'Eso no cabe' }), 'Eso no cabe'],
  ],
  words: { submit: 'Guardar cambios', busy: 'Guardando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => <ProfileForm actorRef={actorRef} />,
});

walkForm({
  proves: 'R1.5 R5.19 R7.23 R8.13 R8.14',
  machine: emailChangeMachine,
  values: { email: '', currentPassword: 'Mercado-2026' },
  field: { name: 'email', good: 'nueva@example.com' },
  wrong: 'El email es requerido',
  accepted: { pendingEmail: 'nueva@example.com' },
  refusals: [
    [sampleFailure('CONFLICT', { status: 409, errors: [{ field: 'email', message: TAKEN }] }), TAKEN],
    [
      sampleFailure('WRONG_PASSWORD', {
        status: 422,
        errors: [{ field: 'currentPassword', message: WRONG }],
      }),
      WRONG,
    ],
    [sampleFailure('UNAUTHENTICATED'), 'Usuario no autenticado. Por favor, inicia sesión.'],
  ],
  words: { submit: 'Enviar código', busy: 'Enviando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => <EmailForm actorRef={actorRef} onCodeAtHand={() => {}} />,
});

walkForm({
  proves: 'R1.5 R7.23 R8.14',
  machine: emailConfirmationMachine,
  values: { confirmationCode: '' },
  field: { name: 'confirmationCode', good: '012345' },
  wrong: 'El código es requerido',
  accepted: user,
  refusals: [
    [
      sampleFailure('INVALID_CODE', { status: 422 }),
      'El código no es correcto o ha caducado. Revísalo o pide otro.',
    ],
    [sampleFailure('CONFLICT', { status: 409, message: TAKEN }), TAKEN],
  ],
  words: { submit: 'Cambiar email', busy: 'Cambiando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => (
    <EmailCodeForm actorRef={actorRef} pendingEmail={null} hasMailbox={false} onAnotherWanted={() => {}} />
  ),
});

walkForm({
  proves: 'R1.5 R5.16 R5.17 R7.22 R8.14 battery 43',
  machine: passwordChangeMachine,
  values: { oldPassword: 'Mercado-2026', newPassword: 'Mercado-2026' },
  field: { name: 'newPassword', good: 'Mercado-2027' },
  wrong: 'La nueva contraseña debe ser diferente a la actual',
  accepted: null,
  refusals: [
    [
      sampleFailure('WRONG_PASSWORD', { status: 422, errors: [{ field: 'oldPassword', message: WRONG }] }),
      WRONG,
    ],
    [
      sampleFailure('TOO_MANY_REQUESTS', { status: 429, retryAfter: 600 }),
      'Demasiados intentos de cambio de contraseña. Espera un momento antes de reintentar. Podrás volver a intentarlo en 10 minutos.',
    ],
    [
      sampleFailure('VALIDATION_FAILED', { status: 422 }),
      'La nueva contraseña no cumple con los requisitos de seguridad',
    ],
  ],
  words: { submit: 'Cambiar contraseña', busy: 'Cambiando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => <PasswordForm actorRef={actorRef} email={user.email} />,
});
