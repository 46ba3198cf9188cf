import { expect, test } from 'vitest';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { producerFailureText } from '../../back-office/producer-failure.messages.ts';
import { productStatusRefusalText } from './producer-products.messages.ts';

const DENIED = 'No tienes permisos de productor para realizar esta acción.';

test('R8.6 whoever may not do what a producer does is told so, of the list and of a change', () => {
  const denied = sampleFailure('FORBIDDEN', { status: 403 });
  expect([producerFailureText(denied), productStatusRefusalText(denied)]).toEqual([DENIED, DENIED]);
});

test('R8.6 what is in the way is said in the server’s words, where it has any', () => {
  expect([
    producerFailureText(sampleFailure('CONFLICT', { message: 'Alguien lo cambió antes' })),
    producerFailureText(sampleFailure('CONFLICT')),
    producerFailureText(sampleFailure('TIMEOUT')),
  ]).toEqual([
    'Alguien lo cambió antes',
    'Conflicto al procesar la solicitud.',
    'La solicitud tardó demasiado. Verifica tu conexión.',
  ]);
});
