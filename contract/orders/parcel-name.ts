const and = new Intl.ListFormat('es', { type: 'conjunction' });

/** Parcel name from its stalls and its sender, independent of the order of lines; null if both are unknown. */
export function parcelName(stalls: readonly string[], sender: string | null): string | null {
  const name = and.format(new Set(stalls.filter((stall) => stall !== sender)));
  if (name === '') return sender;
  return sender === null ? name : `${name}, lo envía ${sender}`;
}
