import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PRODUCT_LIMITS } from '../../../../contract/limits.ts';
import { type Database, rowsOf } from '../../../db/database.ts';
import { markUnstemmed, wordsOf } from '../../../db/text-folding.ts';
import {
  distantCorrectionCandidates,
  MIN_WORD_LENGTH,
  correctionCandidates,
  editDistance,
} from './correction-candidates.ts';
import { searchTsqueries } from './search-tsqueries.ts';
import { readSearchWords, type SearchWord } from './search-words.ts';

/** Source of known words: entities that meet `holds`. */
export interface KnownWords {
  table: SQLWrapper;
  vector: SQLWrapper;
  /** Title, owner and topics of an entity: folded in `title`, original in `texts`. */
  title: SQLWrapper;
  texts: SQL;
  holds: SQL;
}

const ALIKE = 20;

/** Permitted typing errors by word length. */
const slipsIn = ({ length }: string) => (length < 6 ? 1 : length < 10 ? 2 : 3);

async function isKnown(db: Database, { table, vector, holds }: KnownWords, word: SearchWord) {
  const { begun } = searchTsqueries([word]);
  const [found] = await rowsOf<{ is: boolean }>(
    db,
    // Optimization fence, and a query that the planner does not know: otherwise it scans the whole market for a first match
    // of a rare word, or for all of a frequent one.
    sql`select exists (select from (select from ${table} where ${holds} and ${vector} @@ (select ${begun}::tsquery) offset 0) as found) as is`,
  );
  return found?.is === true;
}

/**
 * Words among the given ones that occur in entities, with the number of entities. Each is a separate index lookup; one
 * query for all would compare every entity with thousands of words.
 */
async function wordsAmong(
  db: Database,
  { table, vector, holds }: KnownWords,
  words: readonly string[],
): Promise<{ word: string; things: number }[]> {
  const asked = words.map((word) => ({ word, question: `'${markUnstemmed(word)}':ABC` }));
  return rowsOf<{ word: string; things: number }>(
    db,
    sql`select asked.word, count(*)::int as things
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(word text, question text)
      join ${table} on ${vector} @@ asked.question::tsquery where ${holds} group by asked.word`,
  );
}

/** Words of the most similar titles, of as many similar ones as a search ranks. */
async function wordsAlike(
  db: Database,
  { table, title, holds }: KnownWords,
  word: string,
): Promise<string[]> {
  const rows = await rowsOf<{ title: string }>(
    db,
    sql`select title from (
        select ${title} as title from ${table} where ${holds} and ${word} <% ${title} limit ${sql.raw(String(PRODUCT_LIMITS.candidates))}
      ) as found
      order by word_similarity(${word}, title) desc limit ${sql.raw(String(ALIKE))}`,
  );
  return [...new Set(rows.flatMap((row) => wordsOf(row.title)))].filter(
    ({ length }) => length >= MIN_WORD_LENGTH,
  );
}

/** Most probable correction of an unknown word. */
async function meantBy(db: Database, from: KnownWords, { text }: SearchWord): Promise<string | null> {
  const near = correctionCandidates(text);
  if (near.length === 0) return null;
  const close = await wordsAmong(db, from, near);
  const found = close.length > 0 ? close : await wordsAmong(db, from, distantCorrectionCandidates(text));
  const farness = (word: string) =>
    editDistance(text, word) +
    (word.charAt(0) === text.charAt(0) ? 0 : 0.5) +
    near.indexOf(word) / near.length;
  const [best] = found
    .map(({ word, things }) => ({ word, things, far: farness(word) }))
    .toSorted((one, other) => one.far - other.far || other.things - one.things);
  if (best) return best.word;
  const alike = (await wordsAlike(db, from, text))
    .map((word) => ({ word, slips: editDistance(text, word) }))
    .filter(({ slips }) => slips <= slipsIn(text))
    .toSorted((one, other) => one.slips - other.slips);
  return alike[0]?.word ?? null;
}

/** Original spelling of a word, with accents, in an entity that contains it. */
async function spelling(
  db: Database,
  { table, vector, texts, holds }: KnownWords,
  word: string,
): Promise<string> {
  const [row] = await rowsOf<{ texts: string }>(
    db,
    sql`select ${texts} as texts from ${table} where ${holds} and ${vector} @@ ${`'${markUnstemmed(word)}':ABC`}::tsquery limit 1`,
  );
  const written = row?.texts.match(/[\p{L}\p{N}]+/gu)?.find((one) => wordsOf(one)[0] === word);
  return (written ?? word).toLowerCase();
}

/**
 * Corrected search text: each unknown word is replaced by the most probable known word, in the spelling of the market.
 * Null if all words are known or none can be corrected.
 */
export async function correctSearchText(
  db: Database,
  from: KnownWords,
  text: string,
): Promise<string | null> {
  const words = await readSearchWords(db, text);
  const meant = await Promise.all(
    words.map(async (word) => {
      if (word.stems.length === 0 || (await isKnown(db, from, word))) return word.text;
      const other = await meantBy(db, from, word);
      return other === null ? word.text : spelling(db, from, other);
    }),
  );
  const isSame = meant.every((word, index) => word === words[index]?.text);
  return isSame ? null : meant.join(' ');
}
