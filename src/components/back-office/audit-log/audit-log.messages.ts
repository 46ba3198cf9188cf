import {
  type AuditLogChange,
  type AuditLogEntry,
  type AuditLogKind,
  OPERATOR_ID,
} from '../../../../contract/admin/audit-log.ts';
import type { NotificationStatus } from '../../../../contract/notifications/notification.ts';
import { ORDER_STATUS_LABELS } from '../../../../contract/orders/order-status.ts';
import { POPUP_STORE_STATUS_LABELS } from '../../../../contract/stores/popup-store.ts';
import { ROLE_LABELS } from '../../profile/profile.messages.ts';

export const auditLogMessages = {
  title: 'Registro',
  lead: 'Qué ha hecho la administración, quién y a quién. Nadie puede editarlo ni borrarlo.',
  kind: 'Qué',
  all: 'Todo',
  results: 'Entradas del registro',
  coming: 'Cargando el registro',
  item: 'entrada',
  items: 'entradas',
  beyond: 'Aquí ya no hay más entradas',
  beyondHint: 'El registro termina antes de esta página.',
  firstPage: 'Ir a la primera página',
  bare: 'El registro está vacío',
  bareHint:
    'Aquí queda escrito lo que un administrador cambie de las cuentas, los puestos, los productos y los pedidos de los demás, y los avisos que publique.',
  none: 'Ninguna entrada coincide',
  noneHint: 'Prueba con otras fechas o quita algún filtro.',
  unfiltered: 'Ver todo el registro',
  when: 'Cuándo',
  who: 'Quién',
  whom: 'A quién',
  changes: 'Cambios',
  gone: 'Cuenta borrada',
  operator: 'Desde el servidor',
  person: 'De quién',
  everybody: 'De todos',
  doneBy: 'Lo que hizo una persona',
  doneTo: 'Lo que se hizo a una cuenta',
  store: 'Ver el puesto',
  product: 'Ver el producto',
  order: 'Ver el pedido',
  account: (name: string) => `Ver la cuenta de ${name}`,
  tooMuch: (most: string) => `Son más de ${most} entradas: elige unas fechas y descárgalas por partes.`,
} as const;

export const auditLogKindText: Readonly<Record<AuditLogKind, string>> = {
  userEdited: 'Datos cambiados',
  userRoleChanged: 'Tipo de cuenta cambiado',
  userActivated: 'Cuenta activada',
  userDeactivated: 'Cuenta desactivada',
  userDeleted: 'Cuenta borrada por administración',
  accountDeleted: 'Cuenta borrada por su dueño',
  storeCreated: 'Puesto creado',
  storeEdited: 'Puesto editado',
  storeStatusChanged: 'Estado del puesto cambiado',
  storeApproved: 'Puesto con el visto bueno',
  storeRefused: 'Cambios pedidos a un puesto',
  storeDeleted: 'Puesto borrado',
  storeEmptied: 'Puesto vaciado',
  productEdited: 'Producto editado',
  productActivated: 'Producto puesto a la venta',
  productDeactivated: 'Producto ocultado',
  productDeleted: 'Producto borrado',
  orderStatusChanged: 'Estado del pedido cambiado',
  notificationCreated: 'Aviso publicado',
  notificationStatusChanged: 'Aviso en otro estado',
  notificationDeleted: 'Aviso borrado',
};

const FIELDS: Readonly<Record<string, string>> = {
  fullName: 'nombre',
  email: 'correo',
  phoneNumber: 'teléfono',
  address: 'dirección',
  city: 'ciudad',
  state: 'provincia',
  postalCode: 'código postal',
  profileImage: 'foto',
  role: 'tipo de cuenta',
  isActive: 'acceso',
  passwordLink: 'enlace para elegir otra contraseña',
  ownerId: 'dueño',
  name: 'nombre',
  slug: 'dirección web',
  description: 'descripción',
  startDate: 'apertura',
  endDate: 'cierre',
  eventBanner: 'cartel',
  config: 'aspecto',
  ownerInfo: 'quién vende',
  metadata: 'etiquetas',
  imageTypes: 'fotos',
  images: 'fotos',
  removeImages: 'fotos',
  productsZipInfo: 'productos',
  producerName: 'productor',
  shortDescription: 'descripción',
  priceCents: 'precio',
  stock: 'existencias',
  popupStoreId: 'puesto',
  isPopupStoreExclusive: 'exclusivo',
  productId: 'producto',
  orderId: 'pedido',
  notificationId: 'aviso',
  title: 'título',
  storeStatus: 'estado',
  orderStatus: 'estado',
  lineStatus: 'estado de sus líneas',
  notificationStatus: 'estado',
};

const NOTIFICATION_WORDS: Readonly<Record<NotificationStatus, string>> = {
  ACTIVE: 'publicado',
  INACTIVE: 'oculto',
  ARCHIVED: 'archivado',
};

/** Labels of enumerated values, by field. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: ROLE_LABELS,
  storeStatus: POPUP_STORE_STATUS_LABELS,
  orderStatus: ORDER_STATUS_LABELS,
  lineStatus: ORDER_STATUS_LABELS,
  notificationStatus: NOTIFICATION_WORDS,
};

const valueText = (field: string, value: string | null | undefined) =>
  value ? (VALUES[field]?.[value] ?? value) : 'nada';

/** Change of one field in words, with the old and the new value if they were recorded. */
export const auditLogChangeText = ({ field, from, to }: AuditLogChange): string => {
  const name = FIELDS[field] ?? field;
  if (from === undefined && to) return `${name}: ${valueText(field, to)}`;
  return from || to ? `${name}: ${valueText(field, from)} → ${valueText(field, to)}` : name;
};

/** Name of an account; a deleted one and the operator of the server have none of their own. */
export const auditLogActorText = ({ id, name }: AuditLogEntry['actor']): string =>
  name ?? (id === OPERATOR_ID ? auditLogMessages.operator : auditLogMessages.gone);
