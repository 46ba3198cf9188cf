import type { FailureOf } from '../../../contract/api/call-types.ts';
import { failureMessages } from '../feedback/failure.messages.ts';

export const favouritesMessages = {
  title: 'Favoritos',
  lead: 'Lo que te ha gustado, para encontrarlo a tiempo.',
  onDevice: 'Se guardan en este navegador. Si entras en tu cuenta, los tendrás en todos tus dispositivos.',
  signIn: 'Entrar',
  coming: 'Cargando tus favoritos',
  products: 'Productos',
  popupStores: 'Puestos',
  none: 'Todavía no tienes favoritos',
  noneHint: 'Toca el corazón de un producto o de un puesto y lo encontrarás aquí.',
  look: 'Ver productos',
  gone: 'Ya no están',
  goneLead: 'Los guardaste, pero ya no están en el mercado.',
  remove: 'Quitar',
} as const;

export const removeFavouriteLabel = (name: string) => `Quitar de favoritos: ${name}`;

export const favouritesFailureText = (failure: FailureOf<'lookUpFavourites'>): string =>
  failureMessages[failure.code];
