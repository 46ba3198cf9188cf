export const panelMessages = {
  title: 'Panel',
  greeting: (name: string) => `Hola, ${name}`,
  coming: 'Mirando cómo está el mercado',
  accountsFailed: 'Las cuentas no han cargado.',
  marketFailed: 'El estado del mercado no ha cargado.',
  toDo: 'Qué te espera',
  nothing:
    'Nada espera por ti: no hay puestos por revisar ni mensajes sin leer, y han salido todos los correos.',
  held: (count: number) =>
    count === 1 ? '1 puesto espera el visto bueno' : `${count} puestos esperan el visto bueno`,
  heldHint: 'Es el primero de quien lo abre: sin él no se publica.',
  heldGo: 'Mirar',
  unread: (count: number) => (count === 1 ? '1 mensaje sin leer' : `${count} mensajes sin leer`),
  unreadHint: 'Alguien ha escrito al mercado.',
  unreadGo: 'Leer',
  retried: (count: number) =>
    count === 1 ? '1 correo todavía no ha salido' : `${count} correos todavía no han salido`,
  retriedHint: 'Se vuelven a intentar solos, cada vez más espaciados.',
  undelivered: (count: number) =>
    count === 1 ? '1 correo no se pudo entregar' : `${count} correos no se pudieron entregar`,
  undeliveredHint: 'Se intentó diez veces en los últimos 30 días. Mira si el servidor de correo responde.',
  accounts: 'Cuentas',
  total: 'En total',
  customers: 'Clientes',
  producers: 'Productores',
  admins: 'Administradores',
  registered: 'Nuevas en 7 días',
  loggedIn: 'Han entrado en 24 h',
  countedOf: (count: number) => `Contado sobre ${count} cuentas: el servidor no lo ha contado entero.`,
  orders: 'Pedidos',
  stores: 'Puestos',
} as const;
