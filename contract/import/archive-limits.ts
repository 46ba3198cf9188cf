const MIB = 1024 * 1024;
const HOUR = 60 * 60_000;

/**
 * Limits of an import ZIP; sizes in bytes. `maxEntries`, `maxUnpackedBytes` (total), `maxRatio` (uncompressed to
 * compressed) and `maxSheetBytes` bound the ZIP; `maxPictureBytes` bounds the stored pictures, counted once per use in
 * a row. `placeTime` (ms): validity of the upload URL after the announcement and after each received byte.
 * `rememberedTime` (ms): a device remembers an unfinished upload for this time. `maxErrorsTold`: maximum errors in an
 * answer.
 */
export const ARCHIVE_LIMITS = {
  maxEntries: 20_000,
  maxUnpackedBytes: 1024 * MIB,
  maxRatio: 200,
  maxSheetBytes: 16 * MIB,
  maxPictureBytes: 4096 * MIB,
  placeTime: HOUR,
  rememberedTime: 24 * HOUR,
  maxErrorsTold: 1_000,
} as const;
