import type { Role } from '../../../contract/users/role.ts';

export const profileMessages = {
  title: 'Tu cuenta',
  card: 'Tu ficha',
  email: 'Email',
  role: 'Tipo de cuenta',
  orders: 'Tus pedidos',
  ordersHint: 'Dónde está cada paquete y qué viene después.',
  products: 'Ver productos',
  productsHint: 'Lo que hay hoy en los puestos.',
  signOut: 'Cerrar sesión',
};

export const ROLE_LABELS: Record<Role, string> = {
  consumer: 'Cliente',
  producer: 'Productor',
  admin: 'Administración',
};
