const likeness = new Intl.Collator('es', { sensitivity: 'base' });

const bare = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** Whether two products are called the same to who reads it: accents, capitals and spaces tell nothing apart, ñ and n are two letters. */
export const isSameName = (one: string, other: string): boolean =>
  likeness.compare(bare(one), bare(other)) === 0;
