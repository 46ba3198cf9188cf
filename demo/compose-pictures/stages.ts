import type { SceneStage } from './scene.types.ts';
import { barroYCalStage } from './stages/barro-y-cal.ts';
import { caraBStage } from './stages/cara-b.ts';
import { elTrompoStage } from './stages/el-trompo.ts';
import { hornoRosarioStage } from './stages/horno-rosario.ts';
import { laColmenaStage } from './stages/la-colmena.ts';
import { laParraStage } from './stages/la-parra.ts';
import { percalStage } from './stages/percal.ts';
import { curtidosNorteStage, looseProducts, lucesDeInviernoStage } from './stages/small-stages.ts';
import { sonYMaderaStage } from './stages/son-y-madera.ts';
import { tintaFinaStage } from './stages/tinta-fina.ts';
import { verdeBalconStage } from './stages/verde-balcon.ts';

/** Picture definitions by store key; `loose-products` for products without a store. */
export const STAGES: Record<string, SceneStage> = {
  'la-colmena': laColmenaStage,
  'barro-y-cal': barroYCalStage,
  'cara-b': caraBStage,
  percal: percalStage,
  'el-trompo': elTrompoStage,
  'tinta-fina': tintaFinaStage,
  'horno-rosario': hornoRosarioStage,
  'verde-balcon': verdeBalconStage,
  'la-parra': laParraStage,
  'son-y-madera': sonYMaderaStage,
  'curtidos-norte': curtidosNorteStage,
  'luces-de-invierno': lucesDeInviernoStage,
  'loose-products': looseProducts,
};
