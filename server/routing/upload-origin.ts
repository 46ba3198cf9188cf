/**
 * Origin of upload URLs: the market's public origin. On localhost it is the host name from the request, because pages
 * may connect only to their own origin.
 */
export function uploadOriginOf(publicUrl: string, host: string | string[] | undefined): string {
  const isPublic = new URL(publicUrl).hostname !== 'localhost';
  if (isPublic || typeof host !== 'string' || !URL.canParse(`http://${host}`)) return publicUrl;
  return new URL(`http://${host}`).origin;
}
