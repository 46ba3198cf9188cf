import { type CodeSplittingOptions, tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { isOfCalls, isOfLists } from './build/chunks/back-office.ts';
import { firstScreenGroups, firstScreens } from './build/chunks/first-screens.ts';
import { slimDependencies } from './build/plugins/slim-dependencies.ts';
import { minifyWithOxc } from './build/plugins/minify-with-oxc.ts';
import { inlineScreenMetadata } from './build/plugins/inline-screen-metadata.ts';

/**
 * File names with a content hash of 28 bits, the shortest that the bundler allows: the first script of every page names ninety others,
 * and no compression shortens a hash.
 */
const fileNames = 'assets/[name]-[hash:7].js';
/** The script of the bot check is asked for by its name, as any provider's is. */
const entryFileNames = ({ name }: { name: string }) =>
  name === 'entry-bot-check' ? 'bot-check.js' : fileNames;

// A screen's machine travels with its view: the chunk that a first screen needs is one.
const codeSplittingOptions = {
  defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
} satisfies CodeSplittingOptions;

/** What Terser does to the chunks that Oxc has minified. */
const MINIFIED_AGAIN = {
  minify: 'terser',
  terserOptions: { module: true, compress: { ecma: 2020 }, format: { ecma: 2020 } },
} as const;

/** Modules of the contract have no side effects: unused schemas are left out of the browser's code. */
const CONTRACT_IS_PURE = {
  moduleSideEffects: (id: string) => (id.includes('/contract/') ? false : undefined),
};

const BACK_OFFICE = 'backOffice';
const SERVICE_WORKER = 'serviceWorker';
/** How many of the back office's screens share what comes in one file. */
const SCREENS_THAT_SHARE = 16;
/** Each door's routes are split by its own plugin: one after the other would split what is split already. */
const only = (plugins: Plugin | Plugin[], isFor: (environment: string) => boolean): Plugin[] =>
  [plugins].flat().map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => isFor(name) }));

export default defineConfig(({ command }) => ({
  publicDir: 'public',
  // Not among the modules: trees that share those would spoil each other's prepared dependencies, and pages reload.
  cacheDir: '.cache/vite',
  plugins: [
    slimDependencies(),
    inlineScreenMetadata(),
    firstScreens(),
    minifyWithOxc(['client', BACK_OFFICE]),
    only(
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        routeFileIgnorePattern: '^back-office$',
        generatedRouteTree: 'src/route-tree.gen.ts',
        quoteStyle: 'single',
        addExtensions: true,
        autoCodeSplitting: true,
        codeSplittingOptions,
      }),
      (environment) => environment !== BACK_OFFICE && environment !== SERVICE_WORKER,
    ),
    only(
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes/back-office',
        generatedRouteTree: 'src/back-office-tree.gen.ts',
        quoteStyle: 'single',
        addExtensions: true,
        // In development both doors' sources come from one server.
        autoCodeSplitting: command === 'build',
        codeSplittingOptions,
      }),
      (environment) => environment === BACK_OFFICE || command === 'serve',
    ),
    react(),
  ],
  // React has it itself; the stand-in is for versions before 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  builder: {},
  // Only the back office has any.
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/back-office/[name]-[hash:7].js' } } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        ...MINIFIED_AGAIN,
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/entry-bot-check.ts'],
          treeshake: CONTRACT_IS_PURE,
          output: {
            entryFileNames,
            chunkFileNames: fileNames,
            hashCharacters: 'hex',
            codeSplitting: { groups: firstScreenGroups },
          },
        },
      },
    },
    // A build of its own: nothing that a screen of the back office takes up can move what shoppers fetch.
    [BACK_OFFICE]: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/back-office.json',
        target: 'es2022',
        modulePreload: { polyfill: false },
        ...MINIFIED_AGAIN,
        rolldownOptions: {
          input: ['src/entry-back-office.tsx'],
          // Chakra's theme is made by its calls; unless they are pure, all its recipes are kept.
          treeshake: { ...CONTRACT_IS_PURE, manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe'] },
          output: {
            entryFileNames: 'assets/back-office/[name]-[hash:7].js',
            chunkFileNames: 'assets/back-office/[name]-[hash:7].js',
            hashCharacters: 'hex',
            // A group takes with it all that its files load. So what every page begins with goes first, else the others carry
            // parts of it off, and each page loads those others whole.
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'] },
                { name: 'shared', minShareCount: SCREENS_THAT_SHARE },
                { name: 'lists', test: isOfLists, minShareCount: 2 },
                { name: 'calls', test: isOfCalls },
              ],
            },
          },
        },
      },
    },
    // One file at the root, so that it may answer for every page; it has no name of its content, for browsers look there for a newer one.
    [SERVICE_WORKER]: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: ['src/entry-worker.ts'],
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    ssr: {
      // In development React must stay outside: bundled, its server half says "require is not defined".
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: 'dist/server',
        target: 'node22',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
}));
