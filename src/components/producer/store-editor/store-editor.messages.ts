import type { MissingToPublish } from '../../../../contract/stores/missing-to-publish.ts';
import type { StoreImage } from '../../../../contract/stores/store-image.ts';
import type { FormFailure } from '../../../machines/ui/form.machine.ts';
import type { StoreFailureCode } from '../../../machines/producer/stores/store-form.machine.ts';
import type { StepState, StoreStep } from '../../../../contract/stores/store-form-steps.ts';
import { editorMessagesOf } from '../../back-office/editor/editor.messages.ts';
import { createFailureText, producerFailures } from '../../back-office/producer-failure.messages.ts';

export const storeEditorMessages = {
  ...editorMessagesOf('puesto'),
  make: 'Puesto nuevo',
  back: 'Puestos',
  steps: 'Pasos',
  next: 'Siguiente',
  showPreview: 'Ver cómo queda',
  closePreview: 'Volver a editar',
  unnamed: 'Tu puesto',
  missing: 'Te falta…',
  missingHint: 'Puedes abrir sin esto, pero la ley te pide decirlo y quien compra lo echa en falta.',
  whole: 'No te falta nada: puede abrir',
};

export const storeStepLabels: Record<StoreStep, string> = {
  name: 'Nombre y dirección',
  dates: 'Cuándo y dónde',
  look: 'Aspecto',
  seller: 'Quién vende',
  goods: 'Qué se vende',
};

export const stepStateLabels: Record<StepState, string> = {
  done: 'hecho',
  missing: 'falta algo',
  wrong: 'hay que corregir algo',
};

export const missingToPublishLabels: Record<MissingToPublish, string> = {
  description: 'Una descripción',
  dates: 'Las fechas',
  delivery: 'Cómo llega lo que compran',
  heroImage: 'La foto de portada',
  legalName: 'El nombre legal de quien vende',
  taxId: 'El NIF',
  address: 'La dirección de quien vende',
  contact: 'Un correo o un teléfono',
  payment: 'Cómo se paga',
  returns: 'Cómo se devuelve',
  products: 'Productos',
};

export const nameStepMessages = {
  title: 'Cómo se llama',
  words: 'Qué cuenta de sí mismo',
  name: { label: 'Nombre del puesto' },
  slug: { label: 'Su dirección en el mercado' },
  address: 'Se encontrará en',
  made: 'Sale del nombre. Si otro puesto ya la tiene, le pondremos un número detrás.',
  typed: 'Letras sin tilde, números y guiones. Te diremos al guardar si está libre.',
  moved: 'Quien tenga guardada la dirección de antes dejará de encontrarlo.',
  tagline: { label: 'Lema', hint: 'Una frase corta, justo debajo del nombre.' },
  description: { label: 'Descripción', hint: 'Qué haces y cómo. Se lee en la página del puesto.' },
};

export const productsStepMessages = {
  title: 'Con qué palabras te encuentran',
  categories: { label: 'Categorías', hint: 'Separadas por comas. Con ellas se filtran los puestos.' },
  suggested: 'Las que ya hay en el mercado',
  tags: { label: 'Etiquetas', hint: 'Separadas por comas: materiales, técnicas, lugares.' },
  products: 'Tus productos',
  none: 'Todavía no tiene productos a la venta.',
  some: (count: string) => `Tiene ${count} a la venta.`,
  product: ['producto', 'productos'],
  later:
    'En cuanto guardes el puesto podrás ponerle productos: uno a uno, o todos de una vez con un archivo.',
  add: 'Añadir un producto',
  many: 'Subir muchos de una vez',
  all: 'Ver tus productos',
} as const;

export const sellerStepMessages = {
  title: 'Quién está detrás',
  ownerName: { label: 'Tu nombre o el del taller', hint: 'Como quieres que te llamen quienes compran.' },
  ownerDescription: { label: 'Sobre ti', hint: 'Dos o tres frases. Cierran la página del puesto.' },
  legal: 'Datos legales',
  legalHint: 'Se ven en la página del puesto: la ley los pide a quien vende a distancia.',
  legalName: { label: 'Nombre o razón social' },
  taxId: { label: 'NIF', hint: 'También NIE o CIF.' },
  address: { label: 'Dirección', hint: 'Calle, número, código postal y localidad.' },
  email: { label: 'Correo de contacto' },
  telephone: { label: 'Teléfono' },
  returns: 'Devoluciones',
  returnsField: {
    label: 'Cómo se devuelve',
    hint: 'Quien compra a distancia tiene 14 días para devolver, salvo lo hecho a medida o lo que caduca.',
  },
  sample: 'Poner un texto de ejemplo',
  sampleText:
    'Tienes 14 días desde que recibes tu compra para devolverla sin dar explicaciones. Escríbenos y te diremos adónde enviarla. ' +
    'Te devolvemos lo pagado, con el envío normal incluido, en un máximo de 14 días. Los gastos de la devolución corren de tu cuenta. ' +
    'No se devuelve lo hecho a medida ni lo que caduca pronto.',
};

export const storePictureLabels: Record<StoreImage, { label: string; hint: string }> = {
  heroImage: { label: 'Portada', hint: 'Ancha, con lo que vendes. Es lo primero que se ve.' },
  logo: { label: 'Logotipo', hint: 'Cuadrado.' },
  avatar: { label: 'Tu retrato', hint: 'Cuadrado: quién está detrás.' },
  eventBanner: {
    label: 'Cartel',
    hint: 'Ancho: la foto de tu cartel para imprimir. Sin ella lleva la portada.',
  },
};

/** Failure message of saving a store. A conflict uses the server's message (R5.2, R8.6). */
export const storeFailureText = createFailureText({
  ...producerFailures,
  NOT_OWNER: 'Este puesto es de otra persona.',
  POPUP_STORE_NOT_FOUND: 'Este puesto ya no existe.',
  CONFLICT: 'Ya hay un puesto con esa dirección: elige otra.',
  BOT_CHECK_FAILED: producerFailures.FORBIDDEN,
} satisfies Record<FormFailure<StoreFailureCode>['code'], string>);
