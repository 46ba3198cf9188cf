const and = new Intl.ListFormat('es', { type: 'conjunction' });

/** What a parcel is called: by the stalls in it, whichever line comes first, and who sends it; null where nobody knows. */
export function parcelName(stalls: readonly string[], sender: string | null): string | null {
  const name = and.format(new Set(stalls.filter((stall) => stall !== sender)));
  if (name === '') return sender;
  return sender === null ? name : `${name}, lo envía ${sender}`;
}
