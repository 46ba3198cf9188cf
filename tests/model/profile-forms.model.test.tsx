import { DetailsForm } from '../../src/components/profile/DetailsForm.tsx';
import { PasswordForm } from '../../src/components/profile/PasswordForm.tsx';
import { passwordChangeMachine } from '../../src/machines/password-change/password-change.machine.ts';
import {
  profileDetailsMachine,
  profileValuesOf,
} from '../../src/machines/profile-details/profile-details.machine.ts';
import { walkForm } from '../support/form-walk.tsx';
import { sampleFailure } from '../support/samples.ts';
import { person } from '../support/signed-in.ts';

const user = person('consumer');
const TAKEN = 'El email ya está en uso por otro usuario.';
const WRONG = 'La contraseña actual es incorrecta';

walkForm({
  proves: 'R1.5 R5.18 R5.19 R7.23 R8.13 R8.14',
  machine: profileDetailsMachine,
  values: profileValuesOf(user),
  field: { name: 'city', good: 'Soria' },
  accepted: user,
  refusals: [
    [sampleFailure('CONFLICT', { status: 409, errors: [{ field: 'email', message: TAKEN }] }), TAKEN],
    [sampleFailure('UNAUTHENTICATED'), 'Usuario no autenticado. Por favor, inicia sesión.'],
    [sampleFailure('VALIDATION_FAILED', { message: 'Eso no cabe' }), 'Eso no cabe'],
  ],
  words: { submit: 'Guardar cambios', busy: 'Guardando…' },
  hasBotCheck: false,
  leaves: false,
  view: (actorRef) => <DetailsForm actorRef={actorRef} />,
});

walkForm({
  proves: 'R1.5 R5.16 R5.17 R7.22 R8.14 battery 43',
  machine: passwordChangeMachine,
  values: { oldPassword: 'Mercado-2026', newPassword: 'Mercado-2026' },
  field: { name: 'newPassword', good: 'Mercado-2027' },
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
