export const MARKET = 'Tenderete';

/** Document title: page title plus the market's name. */
export const documentTitle = (title: string): string =>
  title.includes(MARKET) ? title : `${title} · ${MARKET}`;
