import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import { LENGTHS } from '../../../contract/values/lengths.ts';
import { PICTURE_PROBLEM_MESSAGES } from '../../../contract/uploads/upload.ts';
import type { ProfileValues } from '../../machines/account/profile-details.machine.ts';
import type { PictureFailureCode } from '../../machines/account/profile-picture.types.ts';
import type { FormFailure } from '../../machines/ui/form.machine.ts';
import { serverMessageOf } from '../feedback/server-message.ts';
import { retryWaitText } from '../feedback/retry-wait-text.ts';
import { type FailureTexts, userFailureText, WRONG_PASSWORD_TEXT } from './user-failure.messages.ts';

export const profileFormMessages = {
  title: 'Tus datos',
  lead: 'Con ellos rellenamos tus envíos, y así te reconocen en los puestos.',
  submit: 'Guardar cambios',
  busy: 'Guardando…',
  done: 'Datos guardados.',
  leave: {
    title: '¿Salir sin guardar?',
    question: 'Has cambiado tus datos y no los has guardado. Si sales ahora, se pierden.',
    confirm: 'Salir sin guardar',
    dismiss: 'Seguir aquí',
  },
};

/** Profile fields in display order, with their autofill tokens (R5.19). */
export const profileFields = {
  fullName: { label: 'Nombre y apellidos', autoComplete: 'name', maxLength: LENGTHS.name },
  phoneNumber: { label: 'Teléfono', autoComplete: 'tel', maxLength: LENGTHS.phone },
  address: { label: 'Dirección', autoComplete: 'address-line1', maxLength: LENGTHS.address },
  postalCode: { label: 'Código postal', autoComplete: 'postal-code', maxLength: LENGTHS.postalCode },
  city: { label: 'Ciudad', autoComplete: 'address-level2', maxLength: LENGTHS.city },
  state: { label: 'Provincia', autoComplete: 'address-level1', maxLength: LENGTHS.state },
} satisfies Record<keyof ProfileValues, { label: string; autoComplete: string; maxLength: number }>;

/** Failure message of saving the profile. CONFLICT and VALIDATION_FAILED use the server's message (R8.13). */
export const profileFailureText = (
  failure: FormFailure<FailureOf<'updateProfile'>['code']>,
  format: Pick<Formatter, 'count'>,
): string =>
  `${userFailureText(failure, { WRONG_PASSWORD: WRONG_PASSWORD_TEXT })}${retryWaitText(failure.retryAfter, format)}`;

export const passwordMessages = {
  title: 'Contraseña',
  lead: 'Al cambiarla se cierran tus sesiones en otros aparatos; en este sigues dentro.',
  labels: { oldPassword: 'Contraseña actual', newPassword: 'Contraseña nueva' },
  submit: 'Cambiar contraseña',
  busy: 'Cambiando…',
  done: 'Ya tienes contraseña nueva.',
  failures: {
    WRONG_PASSWORD: WRONG_PASSWORD_TEXT,
    VALIDATION_FAILED: 'La nueva contraseña no cumple con los requisitos de seguridad',
    TOO_MANY_REQUESTS: 'Demasiados intentos de cambio de contraseña. Espera un momento antes de reintentar.',
  } satisfies FailureTexts<FailureOf<'changePassword'>['code']>,
};

/** Failure message of a password change, with the wait before a retry (R8.14). */
export const passwordFailureText = (
  failure: FormFailure<FailureOf<'changePassword'>['code']>,
  format: Pick<Formatter, 'count'>,
): string =>
  `${userFailureText(failure, passwordMessages.failures)}${retryWaitText(failure.retryAfter, format)}`;

export const profilePictureMessages = {
  choose: 'Cambiar foto',
  hint: 'JPG, PNG, WebP o GIF, hasta 5 MB.',
  cropTitle: 'Encuadra tu foto',
  cropHint: 'Arrastra la foto o muévela con las flechas.',
  zoom: 'Acercar',
  confirm: 'Usar esta foto',
  cancel: 'Descartar',
  encoding: 'Preparando…',
  uploading: 'Subiendo tu foto…',
  retry: 'Reintentar',
  done: 'Foto cambiada.',
  kept: 'La foto recortada sigue aquí.',
};

const pictureFailures = {
  WRONG_PASSWORD: WRONG_PASSWORD_TEXT,
  ...PICTURE_PROBLEM_MESSAGES,
  UNREADABLE: 'No hemos podido abrir esa imagen. Prueba con otra.',
  UPLOAD_FAILED: 'No se ha podido subir la imagen.',
  PAYLOAD_TOO_LARGE: 'La imagen es demasiado grande. Guárdala con menos píxeles.',
  NO_ROOM: 'En tu cuenta no caben más fotos. Borra productos o puestos que ya no uses y reinténtalo.',
} satisfies FailureTexts<PictureFailureCode>;

/**
 * Failure message of a profile picture, with the wait before a retry (R5.21, R8.14). A full account uses the server's
 * message with the limit.
 */
export const pictureFailureText = (
  failure: KnownFailure<PictureFailureCode>,
  format: Pick<Formatter, 'count'>,
): string =>
  `${serverMessageOf(failure) ?? userFailureText(failure, pictureFailures)}${retryWaitText(failure.retryAfter, format)}`;
