import { expect, test } from 'vitest';
import {
  CONFIRMATION_KINDS,
  CONFIRMATION_LABELS,
  TOAST_KINDS,
  TOAST_POSITIONS,
  TOAST_TITLES,
} from './toast.ts';

test('R1.6 R2.14 toasts stand at the top right unless they are told otherwise, each kind with its title', () => {
  expect(TOAST_POSITIONS).toEqual([
    'top-right',
    'top-center',
    'top-left',
    'bottom-right',
    'bottom-center',
    'bottom-left',
  ]);
  expect(TOAST_KINDS.map((kind) => TOAST_TITLES[kind])).toEqual(['Éxito', 'Error', 'Aviso']);
});

test('R2.15 questions are of three kinds and have two answers', () => {
  expect([CONFIRMATION_KINDS, CONFIRMATION_LABELS]).toEqual([
    ['danger', 'warning', 'info'],
    { confirm: 'Confirmar', cancel: 'Cancelar' },
  ]);
});
