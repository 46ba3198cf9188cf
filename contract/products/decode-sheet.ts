const UTF16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;

const startsWith = (bytes: Uint8Array, [first, second]: readonly [number, number]) =>
  bytes[0] === first && bytes[1] === second;

/**
 * The text of a sheet: UTF-8 with or without a mark, UTF-16 with one, and what is none of these as windows-1252, which is how
 * Excel saves in Spain.
 */
export function decodeSheet(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF16.le)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, UTF16.be)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
