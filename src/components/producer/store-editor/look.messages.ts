import { PICTURE_RULES_TEXT } from '../../back-office/pictures/pictures.messages.ts';

export const lookMessages = {
  template: 'Plantilla',
  templateHint: 'Cambia la letra, las formas y el ritmo de la página. Aquí, con tu nombre y tus colores.',
  colours: 'Colores',
  primary: 'Color principal',
  primaryHint: 'Botones, precios y la primera raya del toldo.',
  secondary: 'Segundo color',
  secondaryHint: 'La otra raya y los fondos.',
  ofTemplate: 'Volver a los colores de la plantilla',
  pictures: 'Fotos',
  pictureRules: `${PICTURE_RULES_TEXT} También puedes arrastrarlas a su sitio.`,
  mend: (colour: string) => `Usar ${colour}`,
  choose: 'Elegir foto',
  another: 'Cambiar foto',
  chooseFor: (place: string) => `Elegir foto para ${place}`,
  anotherFor: (place: string) => `Cambiar la foto de ${place}`,
  remove: 'Quitar',
  removeOf: (place: string) => `Quitar ${place}`,
  pending: 'Falta por llegar: elígela otra vez o quítala. Mientras no llegue la portada, el puesto no se ve.',
  taken: (name: string) => `${name}: se envía al guardar`,
} as const;

/** Texts of the contrast advice. */
export const colourAdviceMessages = {
  light: 'Con este color usaremos letra clara.',
  dark: 'Con este color usaremos letra oscura.',
  faint: 'Este color casi no se distingue del fondo de la página. Lo usaremos un poco más fuerte.',
  unreadable: 'La letra de los botones costaría de leer sobre este color. Lo usaremos un poco cambiado.',
  alike: 'Los dos colores se parecen tanto que el toldo no tendría rayas.',
} as const;
