import type { Screen, ScreenAudience } from './shell/screen.ts';

const open = { audience: 'anyone', robots: 'listed' } as const;
const store = { ...open, title: 'Puesto' } as const;
const home = { ...open, title: 'Tenderete, el mercado de los puestos que abren unos días' } as const;

/** Sign-in and closed screens are never a return URL. */
const wayIn = { audience: 'anyone', query: ['origin'], origin: 'never' } as const;
const closed = { audience: 'anyone', robots: 'barred', origin: 'never' } as const;

const ofConsumers = { audience: 'consumer', robots: 'barred' } as const;
const ofMembers = { audience: 'member', robots: 'barred' } as const;
const ofProducers = { audience: 'producer', robots: 'barred' } as const;
const ofAdmins = { audience: 'admin', robots: 'barred' } as const;

/**
 * Table of screens: address, audience and metadata of every screen (R2). A new screen is a row here and a file in
 * src/routes, in the folder of its audience; back-office screens are in src/routes/back-office.
 */
export const screens = {
  '/': { ...home, mapped: 'once', places: { bar: 'Inicio' } },
  '/home': home,
  '/tiendas': { ...open, title: 'Todos los puestos', query: ['category', 'page'], mapped: 'once' },
  '/tiendas/calendario': {
    ...open,
    title: 'Calendario de puestos',
    query: ['category', 'month', 'weekend'],
    mapped: 'once',
  },
  '/tienda/$id': { ...store, mapped: 'perStore' },
  '/store/$id': store,
  '/popup/$id': store,
  '/popups/$id': store,
  '/condiciones/$id': { audience: 'anyone', title: 'Condiciones de venta', robots: 'unlisted' },
  '/avisame/$id': { audience: 'anyone', title: 'Avísame', robots: 'unlisted' },
  '/avisos/$token': { audience: 'anyone', title: 'Tu aviso', robots: 'barred' },
  '/products': {
    ...open,
    title: 'Todos los productos',
    query: ['sort', 'page', 'minPrice', 'maxPrice', 'producerId', 'inStock', 'category', 'sale'],
    mapped: 'once',
    places: { bar: 'Buscar' },
  },
  '/products/$id': { ...open, title: 'Producto', mapped: 'perProduct' },

  '/favoritos': {
    audience: 'anyone',
    title: 'Favoritos',
    robots: 'unlisted',
    places: { footer: 'Favoritos' },
  },

  '/login': { ...wayIn, audience: 'guest', title: 'Iniciar sesión', robots: 'unlisted' },
  '/register': { ...wayIn, audience: 'guest', title: 'Crear cuenta', robots: 'listed', mapped: 'once' },
  '/register-vendors': {
    ...wayIn,
    title: 'Vende con nosotros',
    robots: 'listed',
    mapped: 'once',
    places: { footer: 'Vende con nosotros' },
  },
  '/confirm-account': { ...wayIn, title: 'Confirmar cuenta', robots: 'barred' },
  '/forgot-password': { ...wayIn, title: 'He olvidado mi contraseña', robots: 'unlisted' },
  '/reset-password': { ...wayIn, title: 'Contraseña nueva', robots: 'barred' },

  '/guide': { ...open, title: 'Guía', mapped: 'once', places: { footer: 'Guía' } },
  '/about': { ...open, title: 'Sobre el mercado', mapped: 'once', places: { footer: 'Sobre el mercado' } },
  '/contact': { ...open, title: 'Contacto', mapped: 'once', places: { footer: 'Contacto' } },
  '/privacy': { ...open, title: 'Privacidad', mapped: 'once', places: { footer: 'Privacidad' } },
  '/terms': { ...open, title: 'Condiciones', mapped: 'once', places: { footer: 'Condiciones' } },

  '/access-denied': { ...closed, title: 'Sin acceso' },
  '/maintenance': { ...closed, title: 'En mantenimiento' },

  '/cart': { ...ofConsumers, title: 'Tu carrito' },
  '/checkout': { ...ofMembers, title: 'Tramitar pedido' },
  '/order-confirmation/$orderId': { ...ofConsumers, title: 'Tu pedido' },
  '/orders': { ...ofMembers, title: 'Tus pedidos', places: { bar: 'Pedidos' } },
  '/orders/$id': { ...ofMembers, title: 'Pedido' },
  '/profile': { ...ofMembers, title: 'Tu cuenta', places: { bar: 'Cuenta' } },

  '/producer/dashboard': { ...ofProducers, title: 'Hoy', places: { producer: 'Hoy' } },
  '/producer/orders': { ...ofProducers, title: 'Pedidos', places: { producer: 'Pedidos' } },
  '/producer/orders/figures': { ...ofProducers, title: 'Cifras de pedidos' },
  '/producer/orders/print/$orderIds': { ...ofProducers, title: 'Imprimir' },
  '/producer/orders/$orderId': { ...ofProducers, title: 'Pedido' },
  '/producer/products': { ...ofProducers, title: 'Productos', places: { producer: 'Productos' } },
  '/producer/products/new': { ...ofProducers, title: 'Producto nuevo' },
  '/producer/products/$productId/edit': { ...ofProducers, title: 'Editar producto' },
  '/producer/popup-stores': { ...ofProducers, title: 'Puestos', places: { producer: 'Puestos' } },
  '/producer/popup-stores/$storeId': { ...ofProducers, title: 'Tu puesto' },
  '/producer/popup-stores/new': { ...ofProducers, title: 'Puesto nuevo' },
  '/producer/popup-stores/$storeId/edit': { ...ofProducers, title: 'Editar puesto' },
  '/producer/popup-stores/$storeId/import': { ...ofProducers, title: 'Subir productos' },
  '/producer/popup-stores/$storeId/analytics': { ...ofProducers, title: 'Estadísticas' },
  '/producer/popup-stores/$storeId/poster': { ...ofProducers, title: 'Cartel' },

  '/admin/dashboard': { ...ofAdmins, title: 'Panel', places: { admin: 'Panel' } },
  '/admin/orders': { ...ofAdmins, title: 'Pedidos', places: { admin: 'Pedidos' } },
  '/admin/orders/$orderId': { ...ofAdmins, title: 'Pedido' },
  '/admin/popup-stores': { ...ofAdmins, title: 'Puestos', places: { admin: 'Puestos' } },
  '/admin/popup-stores/$storeId': { ...ofAdmins, title: 'Puesto' },
  '/admin/popup-stores/new': { ...ofAdmins, title: 'Puesto nuevo' },
  '/admin/popup-stores/$storeId/edit': { ...ofAdmins, title: 'Editar puesto' },
  '/admin/popup-stores/$storeId/import': { ...ofAdmins, title: 'Subir productos' },
  '/admin/popup-stores/$storeId/analytics': { ...ofAdmins, title: 'Estadísticas' },
  '/admin/products': { ...ofAdmins, title: 'Productos', places: { admin: 'Productos' } },
  '/admin/users': { ...ofAdmins, title: 'Usuarios', places: { admin: 'Usuarios' } },
  '/admin/users/$userId': { ...ofAdmins, title: 'Usuario' },
  '/admin/notifications': { ...ofAdmins, title: 'Avisos', places: { admin: 'Avisos' } },
  '/admin/notifications/new': { ...ofAdmins, title: 'Aviso nuevo' },
  '/admin/messages': { ...ofAdmins, title: 'Mensajes', places: { admin: 'Mensajes' } },
  '/admin/journal': { ...ofAdmins, title: 'Registro', places: { admin: 'Registro' } },
  '/admin/system': { ...ofAdmins, title: 'Sistema', places: { admin: 'Sistema' } },
  '/admin/messages/$messageId': { ...ofAdmins, title: 'Mensaje' },
} as const satisfies Record<`/${string}`, Screen>;

export type ScreenPath = keyof typeof screens;

/** Paths of all screens of an audience. */
export type PathFor<Audience extends ScreenAudience> = {
  [Path in ScreenPath]: (typeof screens)[Path]['audience'] extends Audience ? Path : never;
}[ScreenPath];
