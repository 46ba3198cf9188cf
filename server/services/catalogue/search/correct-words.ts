import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../db/database.ts';
import { marked, wordsOf } from '../../../db/folding.ts';
import { fartherWords, LEAST_LETTERS, nearWords, slipsBetween } from './near-words.ts';
import { searchQuestions } from './search-questions.ts';
import { soughtWords, type SoughtWord } from './sought-words.ts';

/** Where words are known from: the things of which `holds` holds. */
export interface KnownWords {
  table: SQLWrapper;
  vector: SQLWrapper;
  /** What a thing is called, whose it is and what it is about, folded and as it was written. */
  title: SQLWrapper;
  texts: SQL;
  holds: SQL;
}

const ALIKE = 20;

/** So many slips are forgiven in a word of so many letters. */
const slipsIn = ({ length }: string) => (length < 6 ? 1 : length < 10 ? 2 : 3);

async function isKnown(db: Database, { table, vector, holds }: KnownWords, word: SoughtWord) {
  const { begun } = searchQuestions([word]);
  const [found] = await rowsOf<{ is: boolean }>(
    db,
    // Without the fence the planner hopes to come across one on its way through the market.
    sql`select exists (select from (select from ${table} where ${holds} and ${vector} @@ ${begun}::tsquery offset 0) as found) as is`,
  );
  return found?.is === true;
}

/**
 * The words among these that some thing is called by, with how many are. Each is a look into the index: asked for all of them at once, the
 * database compares every thing with thousands of words.
 */
async function wordsAmong(
  db: Database,
  { table, vector, holds }: KnownWords,
  words: readonly string[],
): Promise<{ word: string; things: number }[]> {
  const asked = words.map((word) => ({ word, question: `'${marked(word)}':ABC` }));
  return rowsOf<{ word: string; things: number }>(
    db,
    sql`select asked.word, count(*)::int as things
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(word text, question text)
      join ${table} on ${vector} @@ asked.question::tsquery where ${holds} group by asked.word`,
  );
}

/** The words of what looks most like this one. */
async function wordsAlike(
  db: Database,
  { table, title, holds }: KnownWords,
  word: string,
): Promise<string[]> {
  const rows = await rowsOf<{ title: string }>(
    db,
    sql`select ${title} as title from ${table} where ${holds} and ${word} <% ${title}
      order by word_similarity(${word}, ${title}) desc limit ${sql.raw(String(ALIKE))}`,
  );
  return [...new Set(rows.flatMap((row) => wordsOf(row.title)))].filter(
    ({ length }) => length >= LEAST_LETTERS,
  );
}

/** The word that was meant by one that nothing is called by. */
async function meantBy(db: Database, from: KnownWords, { text }: SoughtWord): Promise<string | null> {
  const near = nearWords(text);
  if (near.length === 0) return null;
  const close = await wordsAmong(db, from, near);
  const found = close.length > 0 ? close : await wordsAmong(db, from, fartherWords(text));
  const farness = (word: string) =>
    slipsBetween(text, word) +
    (word.charAt(0) === text.charAt(0) ? 0 : 0.5) +
    Math.max(0, near.indexOf(word)) / near.length;
  const [best] = found
    .map(({ word, things }) => ({ word, things, far: farness(word) }))
    .toSorted((one, other) => one.far - other.far || other.things - one.things);
  if (best) return best.word;
  const alike = (await wordsAlike(db, from, text))
    .map((word) => ({ word, slips: slipsBetween(text, word) }))
    .filter(({ slips }) => slips <= slipsIn(text))
    .toSorted((one, other) => one.slips - other.slips);
  return alike[0]?.word ?? null;
}

/** A word as somebody wrote it whose goods are called by it, with its accents. */
async function spelling(
  db: Database,
  { table, vector, texts, holds }: KnownWords,
  word: string,
): Promise<string> {
  const [row] = await rowsOf<{ texts: string }>(
    db,
    sql`select ${texts} as texts from ${table} where ${holds} and ${vector} @@ ${`'${marked(word)}':ABC`}::tsquery limit 1`,
  );
  const written = row?.texts.match(/[\p{L}\p{N}]+/gu)?.find((one) => wordsOf(one)[0] === word);
  return (written ?? word).toLowerCase();
}

/**
 * What a text was meant to say, where some of its words are known by nobody: each of these for the word that was likely meant, in the
 * spelling of the market. Null where all are known, or none of the others can be guessed.
 */
export async function corrected(db: Database, from: KnownWords, text: string): Promise<string | null> {
  const words = await soughtWords(db, text);
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
