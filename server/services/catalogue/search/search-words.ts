import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, rowsOf } from '../../../db/database.ts';
import { wordsOf } from '../../../db/text-folding.ts';
import { CACHE_LIMITS } from '../../../limits.ts';
import { formsOf, compoundPartsOf } from './word-forms.ts';

/** Maximum words of a search; further words are ignored. */
const MOST_WORDS = 8;

/** Folded search word. */
export interface SearchWord {
  text: string;
  /** Singular and plural forms, itself first. */
  forms: readonly string[];
  /** Stems of the forms; empty for a stop word (de, la, con). */
  stems: readonly string[];
  /** Digits and letters joined in the word, each with its spellings (500g is 500 g); empty for other words. */
  parts: readonly (readonly string[])[];
}

const known = new LRUCache<string, SearchWord>({ max: CACHE_LIMITS.searchWords.maxEntries });

async function learn(db: Database, words: readonly string[]): Promise<void> {
  const forms = new Map(words.map((word) => [word, formsOf(word)]));
  const rows = await rowsOf<{ form: string; stem: string | null }>(
    db,
    sql`select form, (ts_lexize('spanish_stem', form))[1] as stem
      from jsonb_array_elements_text(${JSON.stringify([...forms.values()].flat())}::jsonb) as given(form)`,
  );
  const stems = new Map(rows.map(({ form, stem }) => [form, stem]));
  for (const [word, of] of forms) {
    const itsStems = of.flatMap((form) => stems.get(form) ?? []);
    const stemsOf = stems.get(word) === null ? [] : [...new Set(itsStems)];
    known.set(word, { text: word, forms: of, stems: stemsOf, parts: compoundPartsOf(word) });
  }
}

/** Distinct words of a text. Stop words (without stems) count only if there are no others. */
export async function readSearchWords(db: Database, text: string): Promise<SearchWord[]> {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0) await learn(db, unknown);
  return words.flatMap((word) => known.get(word) ?? []);
}
