import { crc32, deflateSync } from 'node:zlib';

const CHANNELS = { grey: 1, rgba: 4 } as const;
const COLOUR_TYPES = { grey: 0, rgba: 6 } as const;

interface BlackPng {
  width: number;
  height: number;
  /** Bits of each channel. */
  depth: number;
  colour: keyof typeof CHANNELS;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Valid all-black PNG: a few KB that may unpack to any size. */
export function blackPng({ width, height, depth, colour }: BlackPng): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = COLOUR_TYPES[colour];
  const line = 1 + Math.ceil((width * CHANNELS[colour] * depth) / 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(line * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
