import type { DemoMarket } from './demo-market.types.ts';
import { barroYCal } from './market/barro-y-cal.ts';
import { caraB } from './market/cara-b.ts';
import { curtidosNorte } from './market/curtidos-norte.ts';
import { elTrompo } from './market/el-trompo.ts';
import { hornoRosario } from './market/horno-rosario.ts';
import { laColmena } from './market/la-colmena.ts';
import { laParra } from './market/la-parra.ts';
import { LOOSE_PRODUCTS } from './market/loose-products.ts';
import { lucesDeInvierno } from './market/luces-de-invierno.ts';
import { DEMO_NOTIFICATIONS } from './market/notifications.ts';
import { DEMO_ORDERS } from './market/orders.ts';
import { percal } from './market/percal.ts';
import { sonYMadera } from './market/son-y-madera.ts';
import { tintaFina } from './market/tinta-fina.ts';
import { USERS } from './market/users.ts';
import { verdeBalcon } from './market/verde-balcon.ts';

/** Demo market of a new installation: plain data, times relative to now, pictures in `pictures/`. */
export const DEMO_MARKET: DemoMarket = {
  users: USERS,
  stores: [
    laColmena,
    barroYCal,
    caraB,
    percal,
    elTrompo,
    tintaFina,
    hornoRosario,
    verdeBalcon,
    laParra,
    sonYMadera,
    curtidosNorte,
    lucesDeInvierno,
  ],
  looseProducts: LOOSE_PRODUCTS,
  orders: DEMO_ORDERS,
  notifications: DEMO_NOTIFICATIONS,
};
