export const MARKET = 'Tenderete';

/** What a page is called in a tab and a history: its own name with the market's. */
export const documentTitle = (title: string): string =>
  title.includes(MARKET) ? title : `${title} · ${MARKET}`;
