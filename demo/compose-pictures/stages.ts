import type { Stage } from './scene.types.ts';
import { barroYCal } from './stages/barro-y-cal.ts';
import { caraB } from './stages/cara-b.ts';
import { elTrompo } from './stages/el-trompo.ts';
import { hornoRosario } from './stages/horno-rosario.ts';
import { laColmena } from './stages/la-colmena.ts';
import { laParra } from './stages/la-parra.ts';
import { percal } from './stages/percal.ts';
import { curtidosNorte, looseProducts, lucesDeInvierno } from './stages/small-stages.ts';
import { sonYMadera } from './stages/son-y-madera.ts';
import { tintaFina } from './stages/tinta-fina.ts';
import { verdeBalcon } from './stages/verde-balcon.ts';

/** Picture definitions by store key; `loose-products` for products without a store. */
export const STAGES: Record<string, Stage> = {
  'la-colmena': laColmena,
  'barro-y-cal': barroYCal,
  'cara-b': caraB,
  percal,
  'el-trompo': elTrompo,
  'tinta-fina': tintaFina,
  'horno-rosario': hornoRosario,
  'verde-balcon': verdeBalcon,
  'la-parra': laParra,
  'son-y-madera': sonYMadera,
  'curtidos-norte': curtidosNorte,
  'luces-de-invierno': lucesDeInvierno,
  'loose-products': looseProducts,
};
