import { TEMPLATE_NAMES } from '../../../contract/stores/template-colours.ts';
import { DEMO_MARKET } from '../../../demo/demo-market.ts';

/** One open store for each of the six templates. */
export const OPEN_STORES = TEMPLATE_NAMES.map((template) => {
  const store = DEMO_MARKET.stores.find((one) => one.template === template && one.status === 'active');
  if (!store) throw new Error(`No open store of the demo market wears ${template}.`);
  return { template, slug: store.slug, name: store.name };
});
