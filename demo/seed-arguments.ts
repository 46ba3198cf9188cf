import { parseArgs } from 'node:util';

/** Command-line arguments of `npm run seed`; without products only the demo market. */
export interface SeedArguments {
  products: number;
  seed: string;
}

const MOST = 5_000_000;

/** Parser of `--products N` and `--seed name`. Throws an Error with the reason. */
export function readSeedArguments(args: string[]): SeedArguments {
  const { values } = parseArgs({
    args,
    options: { products: { type: 'string', default: '0' }, seed: { type: 'string', default: 'feria' } },
  });
  const products = /^\d{1,7}$/.test(values.products) ? Number(values.products) : Number.NaN;
  if (!(products <= MOST)) throw new Error(`--products debe ser un número entero de 0 a ${MOST}.`);
  if (!/^[a-z\d]{1,20}$/.test(values.seed))
    throw new Error('--seed debe tener de 1 a 20 letras minúsculas o cifras.');
  return { products, seed: values.seed };
}
