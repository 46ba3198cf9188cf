import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const brotliAt = (body: Buffer, quality: number) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** One body in the encodings that are asked for; each is made once, the quick brotli replaced by the small one when it is ready. */
export class CompressedBody {
  readonly #plain: Buffer;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.#plain = plain;
    this.#made.set('identity', Promise.resolve(plain));
  }

  as(encoding: Encoding): Promise<Buffer> {
    let body = this.#made.get(encoding);
    if (!body) {
      body = encoding === 'br' ? brotliAt(this.#plain, 5) : gz(this.#plain);
      this.#made.set(encoding, body);
      if (encoding === 'br') this.#shrink();
    }
    return body;
  }

  #shrink(): void {
    const keepQuick = () => undefined;
    brotliAt(this.#plain, constants.BROTLI_MAX_QUALITY).then(
      (small) => this.#made.set('br', Promise.resolve(small)),
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
