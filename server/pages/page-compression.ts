import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli block size. A page mixes styles, markup and data; small blocks give each its own statistics. */
const BLOCK_BITS = 16;

const brotliAt = (body: Buffer, quality: number) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGBLOCK]: BLOCK_BITS,
    },
  });

/**
 * Response body with memoized encodings. High-quality brotli takes twenty times as long, so it runs only at the second
 * request for the body.
 */
export class CompressedBody {
  readonly #plain: Buffer;
  #isShrinking = false;
  readonly #made = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.#plain = plain;
    this.#made.set('identity', plain);
  }

  /** Body, compressed with an encoding; a promise if the compression has to run first. */
  as(encoding: Encoding): Buffer | Promise<Buffer> {
    const made = this.#made.get(encoding);
    if (made) {
      if (encoding === 'br') this.#shrink();
      return made;
    }
    const body = encoding === 'br' ? brotliAt(this.#plain, 5) : gz(this.#plain);
    this.#made.set(encoding, body);
    body.then(
      (bytes) => this.#made.set(encoding, bytes),
      () => this.#made.delete(encoding),
    );
    return body;
  }

  #shrink(): void {
    if (this.#isShrinking) return;
    this.#isShrinking = true;
    const keepQuick = () => undefined;
    brotliAt(this.#plain, constants.BROTLI_MAX_QUALITY).then(
      (small) => this.#made.set('br', small),
      keepQuick,
    );
  }
}

/** Best encoding that the browser accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header) ? 'gzip' : 'identity';
}
