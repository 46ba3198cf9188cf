import type { StorePictureSet } from './scene.types.ts';
import { barroYCalPictures } from './store-picture-sets/barro-y-cal.ts';
import { caraBPictures } from './store-picture-sets/cara-b.ts';
import { elTrompoPictures } from './store-picture-sets/el-trompo.ts';
import { hornoRosarioPictures } from './store-picture-sets/horno-rosario.ts';
import { laColmenaPictures } from './store-picture-sets/la-colmena.ts';
import { laParraPictures } from './store-picture-sets/la-parra.ts';
import { percalPictures } from './store-picture-sets/percal.ts';
import {
  curtidosNortePictures,
  looseProductPictures,
  lucesDeInviernoPictures,
} from './store-picture-sets/small-stores.ts';
import { sonYMaderaPictures } from './store-picture-sets/son-y-madera.ts';
import { tintaFinaPictures } from './store-picture-sets/tinta-fina.ts';
import { verdeBalconPictures } from './store-picture-sets/verde-balcon.ts';

/** Picture definitions by store key; `loose-products` for products without a store. */
export const STORE_PICTURE_SETS: Record<string, StorePictureSet> = {
  'la-colmena': laColmenaPictures,
  'barro-y-cal': barroYCalPictures,
  'cara-b': caraBPictures,
  percal: percalPictures,
  'el-trompo': elTrompoPictures,
  'tinta-fina': tintaFinaPictures,
  'horno-rosario': hornoRosarioPictures,
  'verde-balcon': verdeBalconPictures,
  'la-parra': laParraPictures,
  'son-y-madera': sonYMaderaPictures,
  'curtidos-norte': curtidosNortePictures,
  'luces-de-invierno': lucesDeInviernoPictures,
  'loose-products': looseProductPictures,
};
