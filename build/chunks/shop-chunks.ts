import { globSync } from 'node:fs';
import {
  type ChunkModule,
  type ChunkRule,
  countReachingStartFiles,
  createChunkGroups,
  isReachedFrom,
} from './chunk-groups.ts';
import { moduleIdOf } from './module-reachability.ts';

export const SHOP_ENTRY = 'src/entry-client.tsx';
/** Table of calls, which every page imports right after its start. */
export const SHOP_CALLS_FILE = 'src/wiring/shell/market-api.wiring.ts';

/** Toasts, questions and the banner without a connection, which every page loads when it runs. */
const OVERLAYS = 'src/wiring/shell/overlays.tsx';

/** Routes of each first screen: its address and the older addresses that show the same. */
export const FIRST_SCREEN_ROUTES = {
  home: ['src/routes/index.tsx', 'src/routes/home.tsx'],
  list: ['src/routes/products.index.tsx'],
  product: ['src/routes/products.$id.tsx'],
  store: [
    'src/routes/tienda.$id.tsx',
    'src/routes/store.$id.tsx',
    'src/routes/popup.$id.tsx',
    'src/routes/popups.$id.tsx',
  ],
} as const satisfies Record<string, readonly string[]>;

type FirstScreen = keyof typeof FIRST_SCREEN_ROUTES;

const LOGIN = 'src/routes/_guest/login.tsx';
const REMINDER = 'src/routes/avisame.$id.tsx';
const FAVOURITES = 'src/routes/favoritos.tsx';
const ACCOUNT_SCREENS = [
  LOGIN,
  'src/routes/_guest/register.tsx',
  'src/routes/register-vendors.tsx',
  'src/routes/confirm-account.tsx',
  'src/routes/forgot-password.tsx',
  'src/routes/reset-password.tsx',
];

/** Routes of all screens of the shop; layouts begin with an underscore. */
const SCREENS = globSync('src/routes/{,_*/}*.tsx')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/_', file.lastIndexOf('/')));

/** Number of other screens from which a module of one first screen counts as one of every page. */
const SCREENS_OF_EVERY_PAGE = 5;

const isOf = (module: ChunkModule, screen: FirstScreen) =>
  isReachedFrom(module, ...FIRST_SCREEN_ROUTES[screen]);

const firstScreensOf = (module: ChunkModule) =>
  (Object.keys(FIRST_SCREEN_ROUTES) as FirstScreen[]).filter((screen) => isOf(module, screen));

/** Number of screens that need the module, besides the first screens that do. */
function countOtherScreens(module: ChunkModule): number {
  const own: string[] = firstScreensOf(module).flatMap((screen) => [...FIRST_SCREEN_ROUTES[screen]]);
  return countReachingStartFiles(module, SCREENS) - countReachingStartFiles(module, own);
}

function isOfEveryPage(module: ChunkModule): boolean {
  if (module.id === moduleIdOf(SHOP_ENTRY)) return false;
  const screens = firstScreensOf(module).length;
  return (
    isReachedFrom(module, SHOP_ENTRY) ||
    screens > 1 ||
    // Otherwise every page would load the rest of that screen with its overlays.
    (screens === 1 && isReachedFrom(module, OVERLAYS)) ||
    (screens === 1 && countOtherScreens(module) >= SCREENS_OF_EVERY_PAGE)
  );
}

/** Module of the contract: structs, rules and tables of calls. */
const isOfContract = ({ id }: ChunkModule) => id.includes('/contract/');

/** Rules of the shop's chunks. `market` is the chunk of every page. The entry itself stays apart, because it starts the page. */
const SHOP_RULES: readonly ChunkRule[] = [
  { name: 'market', takes: isOfEveryPage, minShareCount: 1 },
  // The calls load on every page, and would bring the rest of the first screen with them.
  {
    name: 'call-parts',
    takes: (module) => firstScreensOf(module).length > 0 && isReachedFrom(module, SHOP_CALLS_FILE),
  },
  // Modules that other screens need too, without the rest of the first screen.
  { name: 'sale', takes: (module) => isOf(module, 'product') && countOtherScreens(module) > 0 },
  { name: 'store-parts', takes: (module) => isOf(module, 'store') && countOtherScreens(module) > 0 },
  { name: 'stalls', takes: (module) => isOf(module, 'home') },
  { name: 'lists', takes: (module) => isOf(module, 'list') },
  { name: 'product-page', takes: (module) => isOf(module, 'product') },
  { name: 'store-page', takes: (module) => isOf(module, 'store') },
  { name: 'structs', takes: ({ id }) => id.includes('/contract/values/') },
  // Favourites need one small module of the contract, and none of the others.
  { name: 'calls', takes: (module) => isOfContract(module) && !isReachedFrom(module, FAVOURITES) },
  {
    // The reminder is the simplest form.
    name: 'forms',
    takes: (module) =>
      module.id.includes('/src/components/forms/') ||
      (!isOfContract(module) && isReachedFrom(module, LOGIN) && isReachedFrom(module, REMINDER)),
  },
  { name: 'drawings', takes: ({ id }) => id.includes('/src/components/feedback/drawings/') },
  {
    name: 'account',
    takes: (module) => !isOfContract(module) && countReachingStartFiles(module, ACCOUNT_SCREENS) > 1,
  },
];

/**
 * Chunk groups of the shop: one large file for every page and a few small ones. Split further, the same code is a tenth
 * larger on the wire, and dozens of small files queue on six connections.
 */
export const shopChunkGroups = () =>
  createChunkGroups([SHOP_ENTRY, SHOP_CALLS_FILE, OVERLAYS, ...SCREENS], SHOP_RULES);
