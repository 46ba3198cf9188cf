import type { Gallery } from '../../../../contract/uploads/gallery.ts';
import type { ProductFailureCode } from '../../../machines/producer/products/product-form.machine.ts';
import type { FormFailure } from '../../../machines/ui/form.machine.ts';
import { editorMessagesOf } from '../../back-office/editor/editor.messages.ts';
import { PICTURE_RULES_TEXT } from '../../back-office/pictures/pictures.messages.ts';
import { createFailureText, producerFailures } from '../../back-office/producer-failure.messages.ts';

export const productEditorMessages = {
  ...editorMessagesOf('producto'),
  make: 'Producto nuevo',
  seen: 'Ver como comprador',
  back: 'Productos',
  what: 'Qué es',
  pricing: 'Precio y existencias',
  pictures: 'Fotos',
  where: 'Dónde se vende',
  storeHint: 'Se vende cuando el puesto abre. Sin puesto, se vende siempre.',
  noStore: 'Sin puesto',
  presentStore: 'Su puesto de ahora',
  exclusive: 'Solo se ve dentro de este puesto',
  unnamed: 'Nombre del producto',
  saveAndAnother: 'Guardar y crear otro',
  restored: 'Hemos recuperado lo que escribiste.',
  restoredMissing: (count: number) =>
    count === 1
      ? 'Falta la foto que elegiste: vuelve a elegirla.'
      : `Faltan las ${count} fotos que elegiste: vuelve a elegirlas.`,
  beginAnew: 'Descartarlo',
  keepRestored: 'Seguir',
  duplicate: 'Duplicar',
  namesake: 'Ya tienes un producto que se llama así:',
};

export const productFields = {
  name: { label: 'Nombre' },
  shortDescription: { label: 'Descripción corta', hint: 'Una o dos frases: de qué está hecho, cuánto trae.' },
  price: { label: 'Precio (€)', hint: 'Con IVA, por unidad. Por ejemplo 9,50.' },
  stock: { label: 'Existencias', hint: 'Cuántas unidades puedes vender.' },
  producerName: { label: 'Quién lo hace', hint: 'La persona o el taller que lo produce.' },
  popupStoreId: { label: 'Puesto' },
};

export const pictureMessages = {
  add: 'Añadir fotos',
  camera: 'Hacer una foto',
  hint: `${PICTURE_RULES_TEXT} También puedes arrastrarlas aquí o pegarlas.`,
  list: 'Fotos del producto, en su orden',
  first: 'Portada',
  makeFirst: 'Hacer portada',
  makeFirstOf: (place: number) => `Hacer portada la foto ${place}`,
  photo: (place: number) => `Foto ${place}`,
  earlierOf: (place: number) => `Subir la foto ${place}`,
  laterOf: (place: number) => `Bajar la foto ${place}`,
  removeOf: (place: number) => `Quitar la foto ${place}`,
  drag: 'Arrastrar para ordenar',
  refused: 'No hemos cogido',
};

/** Announcement of the last gallery change, for screen readers. */
export function galleryChangeText({ items, news }: Gallery): string {
  if (!news) return '';
  return news === 'removed' ? 'Foto quitada' : `Ahora es la foto ${news.place} de ${items.length}`;
}

/** Failure message of saving a product. A conflict uses the server's message (R8.6, R8.11). */
export const productEditorFailureText = createFailureText({
  ...producerFailures,
  NOT_FOUND: 'Este producto ya no existe.',
  NOT_OWNER: 'Solo puedes cambiar o borrar tus propios productos.',
  POPUP_STORE_NOT_FOUND: 'Ese puesto ya no existe. Elige otro.',
  CONFLICT: 'Alguien ha cambiado este producto mientras lo editabas. Vuelve a cargarlo para ver cómo está.',
  BOT_CHECK_FAILED: producerFailures.FORBIDDEN,
} satisfies Record<FormFailure<ProductFailureCode>['code'], string>);
