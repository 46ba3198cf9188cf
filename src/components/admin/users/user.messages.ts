import type { Role } from '../../../../contract/account/role.ts';
import type { UserHoldings } from '../../../../contract/admin/user-holdings.ts';

export const userMessages = {
  title: 'Usuario',
  back: 'Usuarios',
  coming: 'Cargando la cuenta',
  unavailable: 'No hemos podido abrir esta cuenta',
  gone: 'Esta cuenta no está',
  goneHint: 'Puede que la dirección esté incompleta, o que la cuenta se haya borrado.',
  details: 'Datos',
  save: 'Guardar cambios',
  busy: 'Guardando…',
  saved: 'Cambios guardados.',
  activation: 'Acceso',
  isActive: 'La cuenta está activa: puede entrar y usar el mercado.',
  isInactive: 'La cuenta no está activa: no puede entrar.',
  activate: 'Activar la cuenta',
  deactivate: 'Desactivar la cuenta',
  journal: 'Qué se ha hecho con esta cuenta',
  deletion: 'Borrar la cuenta',
  deletionLead:
    'Sus datos personales desaparecen y no se pueden recuperar. Los pedidos se conservan sin su nombre, como pide la ley, y sus puestos se archivan.',
  deletionOfAdmin: 'Las cuentas de administrador no se pueden borrar. Contacte al super administrador.',
  nameAsked: (name: string) => `Para borrarla, escribe «${name}»`,
  remove: 'Borrar la cuenta',
  removing: 'Borrando…',
  deleted: (name: string) => `La cuenta de ${name} se ha borrado`,
  holds: 'Qué tiene esta cuenta',
  leave: {
    title: '¿Salir sin guardar?',
    question: 'Lo que has cambiado de esta cuenta se perderá.',
    confirm: 'Salir sin guardar',
    dismiss: 'Seguir aquí',
  },
} as const;

export const userFieldLabels = {
  fullName: 'Nombre',
  email: 'Correo electrónico',
  role: 'Tipo de cuenta',
} as const;

/** Explanation of each role, shown before an account gets it. */
export const roleMeaning: Readonly<Record<Role, string>> = {
  consumer: 'Compra y sigue sus pedidos. Si vendía, sus puestos quedan en pausa y sus productos se retiran.',
  producer: 'Abre puestos, vende y sirve los pedidos. No puede comprar con esta cuenta.',
  admin: 'Ve y cambia todo: cuentas, pedidos, productos y puestos de cualquiera.',
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Holdings of an account in words; only those that exist. */
export function holdingsText({
  openStores,
  stores,
  products,
  ordersToServe,
  orders,
  openOrders,
}: UserHoldings) {
  return [
    ...(stores > 0
      ? [
          `${counted(stores, 'puesto', 'puestos')}${openStores > 0 ? `, ${openStores} ${openStores === 1 ? 'abierto o programado' : 'abiertos o programados'}` : ''}`,
        ]
      : []),
    ...(products > 0 ? [counted(products, 'producto', 'productos')] : []),
    ...(ordersToServe > 0 ? [counted(ordersToServe, 'pedido por servir', 'pedidos por servir')] : []),
    ...(orders > 0
      ? [
          `${counted(orders, 'pedido hecho', 'pedidos hechos')}${openOrders > 0 ? `, ${openOrders} en camino` : ''}`,
        ]
      : []),
  ];
}
