const MIB = 1024 * 1024;
const HOUR = 60 * 60_000;

/**
 * What an archive of products may hold, sizes in bytes: how many entries, what they unpack to, in all and beside what they are packed
 * to, and how large its sheet may be. Of what its rows name so much is kept, each picture as often as it is named. The address that takes one is good for `placeTime` ms after the announcement and after each byte that came;
 * a device remembers what is unfinished for `rememberedTime` ms. Of its faults so many are told.
 */
export const ARCHIVES = {
  maxEntries: 20_000,
  maxUnpackedBytes: 1024 * MIB,
  maxRatio: 200,
  maxSheetBytes: 16 * MIB,
  maxPictureBytes: 4096 * MIB,
  placeTime: HOUR,
  rememberedTime: 24 * HOUR,
  maxErrorsTold: 1_000,
} as const;
