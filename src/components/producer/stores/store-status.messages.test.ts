import { expect, test } from 'vitest';
import type { PopupStoreStatus } from '../../../../contract/stores/popup-store.ts';
import { storeStatusMessages } from './store-status.messages.ts';

const { question, confirm, effect, done } = storeStatusMessages;

test.each<[PopupStoreStatus, PopupStoreStatus, string]>([
  ['draft', 'scheduled', 'Publicar'],
  ['scheduled', 'active', 'Abrir ya'],
  ['active', 'paused', 'Pausar'],
  ['paused', 'active', 'Volver a abrir'],
  ['ended', 'archived', 'Archivar'],
  ['archived', 'draft', 'Recuperar'],
  ['paused', 'scheduled', 'Programar'],
  ['draft', 'active', 'Abrir'],
  ['scheduled', 'paused', 'Pausar'],
  ['active', 'ended', 'Cerrar'],
  ['draft', 'archived', 'Archivar'],
  ['active', 'draft', 'Pasar a borrador'],
])('R4.8 from %s to %s one is asked in the words of the button: %s', (from, to, action) => {
  expect([question('Horno', from, to), confirm(from, to)]).toEqual([`¿${action} «Horno»?`, action]);
});

test('R4.8 each question and each news names the status by its label', () => {
  const statuses = ['draft', 'scheduled', 'active', 'paused', 'ended', 'archived'] as const;
  expect(statuses.map((status) => effect(status).split(':')[0])).toEqual([
    'Quedará en borrador',
    'Quedará programado',
    'Quedará activo',
    'Quedará pausado',
    'Quedará finalizado',
    'Quedará archivado',
  ]);
  expect(statuses.map((status) => done('Horno', status))).toEqual([
    '«Horno» ahora está en borrador',
    '«Horno» ahora está programado',
    '«Horno» ahora está activo',
    '«Horno» ahora está pausado',
    '«Horno» ahora está finalizado',
    '«Horno» ahora está archivado',
  ]);
});
