import type { JournalEntry } from '../../../../contract/audit-log/journal.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { changeText, journalKindText, journalMessages } from './journal.messages.ts';

type Row = readonly (string | number)[];

const COLUMNS: Row = [
  'Día',
  'Hora',
  'Qué',
  'Quién',
  'Id de quién',
  'A qué cuenta',
  'Id de la cuenta',
  'Cambios',
];

/** The journal as a table, a row for each entry. */
export const journalFile = (
  entries: readonly JournalEntry[],
  { isoDay, time }: Pick<Formatter, 'isoDay' | 'time'>,
): readonly Row[] => [
  COLUMNS,
  ...entries.map(({ createdAt, kind, actor, subject, changes }): Row => [
    isoDay(createdAt),
    time(createdAt),
    journalKindText[kind],
    actor.name ?? journalMessages.gone,
    actor.id,
    subject.name ?? journalMessages.gone,
    subject.id,
    changes.map(changeText).join(', '),
  ]),
];
