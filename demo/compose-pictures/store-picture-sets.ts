import type { SceneStage } from './scene.types.ts';
import { barroYCalStage } from './store-picture-sets/barro-y-cal.ts';
import { caraBStage } from './store-picture-sets/cara-b.ts';
import { elTrompoStage } from './store-picture-sets/el-trompo.ts';
import { hornoRosarioStage } from './store-picture-sets/horno-rosario.ts';
import { laColmenaStage } from './store-picture-sets/la-colmena.ts';
import { laParraStage } from './store-picture-sets/la-parra.ts';
import { percalStage } from './store-picture-sets/percal.ts';
import {
  curtidosNorteStage,
  looseProducts,
  lucesDeInviernoStage,
} from './store-picture-sets/small-stores.ts';
import { sonYMaderaStage } from './store-picture-sets/son-y-madera.ts';
import { tintaFinaStage } from './store-picture-sets/tinta-fina.ts';
import { verdeBalconStage } from './store-picture-sets/verde-balcon.ts';

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
