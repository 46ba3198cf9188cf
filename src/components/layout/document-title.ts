export const MARKET_NAME = 'Tenderete';

/** Document title: page title plus the market's name. */
export const documentTitle = (title: string): string =>
  title.includes(MARKET_NAME) ? title : `${title} · ${MARKET_NAME}`;
