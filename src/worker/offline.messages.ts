const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' });
const TIME = new Intl.DateTimeFormat('es-ES', { hour: 'numeric', minute: '2-digit' });

/**
 * Time as Spanish text in this device's time zone: "a las 18:10 de hoy", "a la 1:05 del 25 de noviembre".
 * Both are in ms UTC.
 */
export function cachedTimeText(at: number, now: number): string {
  const time = TIME.format(at);
  const day = DAY.format(at);
  const article = time.startsWith('1:') ? 'a la' : 'a las';
  return `${article} ${time} ${day === DAY.format(now) ? 'de hoy' : `del ${day}`}`;
}

/** Cause: the device is offline, or the market does not answer. */
export type OfflineCause = 'offline' | 'unreachable';

const BEGINNINGS = { offline: 'Sin conexión.', unreachable: 'Ahora mismo no llegamos al mercado.' };

/** Text of the banner over a cached page: its time, and a warning that it may be outdated (R2.25). */
export const staleBannerText = (away: OfflineCause, at: number, now: number): string =>
  `${BEGINNINGS[away]} Así estaba ${cachedTimeText(at, now)}; precios y horarios pueden haber cambiado.`;

export const offlineMessages = {
  title: { offline: 'Sin conexión', unreachable: 'No llegamos al mercado' },
  text: {
    offline:
      'Esta página no la habías abierto en este dispositivo, así que no podemos enseñártela sin conexión. Lo que llevas en el carrito no se pierde.',
    unreachable:
      'Tu conexión funciona, pero el mercado no responde. Prueba otra vez en un momento; lo que llevas en el carrito no se pierde.',
  },
  again: 'Volver a intentarlo',
  reload: 'Cargar de nuevo',
  seen: 'Lo que ya has visto',
  seenAt: (at: number, now: number) => `Como estaba ${cachedTimeText(at, now)}`,
} as const;
