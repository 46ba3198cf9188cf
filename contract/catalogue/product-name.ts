const likeness = new Intl.Collator('es', { sensitivity: 'base' });

const bare = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** Equality of product names for a reader: accents, case and spaces are ignored; ñ and n differ. */
export const isSameName = (one: string, other: string): boolean =>
  likeness.compare(bare(one), bare(other)) === 0;
