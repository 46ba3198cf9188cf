/**
 * Where a caller puts files: at the market's public address. One that is only known on its own machine is called by the name
 * that the caller used, since pages may only talk to their own origin.
 */
export function uploadOriginOf(publicUrl: string, host: string | string[] | undefined): string {
  const isPublic = new URL(publicUrl).hostname !== 'localhost';
  if (isPublic || typeof host !== 'string' || !URL.canParse(`http://${host}`)) return publicUrl;
  return new URL(`http://${host}`).origin;
}
