import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page changes its tongue often: styles, elements, plain data. In small blocks each has its own alphabet. */
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
 * One body in the encodings that are asked for; each is made once. Making brotli small takes twenty times as long as making it: that is
 * done when somebody asks for it again.
 */
export class CompressedBody {
  readonly #plain: Buffer;
  #isShrinking = false;
  readonly #made = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.#plain = plain;
    this.#made.set('identity', plain);
  }

  /** The body in an encoding: at once when it was made before. */
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

/** The best encoding that a browser says it takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header) ? 'gzip' : 'identity';
}
