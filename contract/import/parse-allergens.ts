import { ALLERGENS, type Allergen, sortAllergens } from '../catalogue/allergens.ts';
import { ALLERGEN_LABELS } from '../catalogue/displayed-attributes.ts';
import { quoteName } from './quote-name.ts';

const MARKS = /\p{M}/gu;

/** Normalized word: without accents, case and plural s, so «huevo» equals «huevos». */
const bareWord = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .split(/\s+/)
    .map((part) => part.replace(/s$/, ''))
    .join(' ');

/** Synonyms of each of the 14 allergens: legal, trade and English names, and foods that always contain them. */
const OTHER_WORDS: Readonly<Record<Allergen, string>> = {
  gluten:
    'trigo, harina de trigo, sémola, centeno, cebada, avena, espelta, kamut, cereales, cereales con gluten, cereales que contienen gluten, cereales que contengan gluten, wheat',
  crustaceans: 'crustáceo, gamba, langostino, cangrejo, crustacean',
  eggs: 'clara de huevo, yema de huevo, egg',
  fish: 'anchoa, boquerón, boquerones, atún, bacalao, fish',
  peanuts: 'cacahuete, maní, peanut',
  soy: 'soya, soybean, soybeans',
  milk: 'lácteo, lácteos, producto lácteo, productos lácteos, lactosa, leche de vaca, leche de cabra, leche de oveja, mantequilla, nata, queso, milk, dairy',
  nuts: 'fruto seco, frutos secos, fruto de cáscara, frutos con cáscara, almendra, avellana, nuez, nueces, anacardo, pistacho, nuez de macadamia, nuez pecana, nuts, tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'granos de sésamo, semillas de sésamo, ajonjolí, sesame',
  sulphites: 'sulfito, dióxido de azufre, anhídrido sulfuroso, SO2, sulphites, sulfites',
  lupin: 'altramuz, lupino, lupin',
  molluscs: 'molusco, mejillón, mejillones, almeja, berberecho, calamar, pulpo, sepia, mollusc, mollusks',
};

const BY_WORD = new Map(
  ALLERGENS.flatMap((name) =>
    [ALLERGEN_LABELS[name], ...OTHER_WORDS[name].split(', ')].map((word) => [bareWord(word), name] as const),
  ),
);
const ALL_WORDS = ALLERGENS.map((name) => ALLERGEN_LABELS[name]).join(', ');

const NONE =
  /^(?:ningun[oa]?|nada|no|sin alergenos?|no (?:contiene|tiene|lleva|hay)(?: (?:alergenos|ninguno|ningun alergeno))?|none|n ?\/ ?a|n\.?a\.?)\.?$/;
const LEADS_IN = /^(?:al[eé]rgenos?\s*:\s*)?(?:contienen?|llevan?|contains?|al[eé]rgenos?)\s*:?\s+/i;
const PARTS = /[|,;/·\n]|\s(?:y|e|and|i)\s/i;
/** Phrases without extra information: «leche y sus derivados» means «leche». */
const SAYS_NO_MORE = /^(?:(?:sus |productos )?derivados(?: l[aá]cteos)?|productos a base de .*)$/i;

const listOf = (text: string): string[] =>
  text
    .replace(LEADS_IN, '')
    .replace(/\.$/, '')
    .split(PARTS)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !SAYS_NO_MORE.test(word));

/** True if a cell states that there are no allergens: «ninguno», «sin alérgenos». */
export const saysNoAllergens = (text: string): boolean =>
  NONE.test(text.normalize('NFD').replaceAll(MARKS, '').trim().toLowerCase());

/**
 * Allergens from free text: «Contiene gluten», «huevo y leche», «frutos secos | lácteos». Returns an error message for
 * an unknown word.
 */
export function readAllergens(text: string): { value: Allergen[] } | { fault: string } {
  const words = listOf(text);
  const unknown = words.find((word) => !BY_WORD.has(bareWord(word)));
  if (unknown !== undefined)
    return { fault: `${quoteName(unknown)} no es ninguno de los catorce alérgenos: ${ALL_WORDS}` };
  return { value: sortAllergens(words.flatMap((word) => BY_WORD.get(bareWord(word)) ?? [])) };
}
