import { fileURLToPath } from 'node:url';
import { type CodeSplittingOptions, tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { backOfficeChunkGroups } from './build/chunks/back-office-chunks.ts';
import { chunkSnapshotPlugin } from './build/chunks/chunk-snapshot.ts';
import { shopChunkGroups } from './build/chunks/shop-chunks.ts';
import { minifyWithOxc } from './build/plugins/minify-with-oxc.ts';
import { chunkImports } from './build/plugins/chunk-imports.ts';
import { inlineScreenMetadata } from './build/plugins/inline-screen-metadata.ts';

/**
 * File names with a content hash of 28 bits, the minimum of the bundler. The first script of every page names ninety files,
 * and hashes do not compress.
 */
const fileNames = 'assets/[name]-[hash:7].js';
/** Fixed name for the bot check's script, because pages request it by name like a provider's. */
const entryFileNames = ({ name }: { name: string }) =>
  name === 'entry-bot-check' ? 'bot-check.js' : fileNames;

// Machine and view of a screen share one lazy chunk, so that a first screen needs a single file.
const codeSplittingOptions = {
  defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
} satisfies CodeSplittingOptions;

/** Terser pass after Oxc. */
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
/** Limits plugins to some environments: each application splits its own routes, and a second split would break the first. */
const only = (plugins: Plugin | Plugin[], isFor: (environment: string) => boolean): Plugin[] =>
  [plugins].flat().map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => isFor(name) }));

export default defineConfig(({ command }) => ({
  publicDir: 'public',
  // Outside node_modules: working trees that share it would overwrite each other's pre-bundled dependencies, and pages would
  // reload.
  cacheDir: '.cache/vite',
  plugins: [
    inlineScreenMetadata(),
    chunkSnapshotPlugin(),
    minifyWithOxc(['client', BACK_OFFICE]),
    chunkImports(['client', BACK_OFFICE]),
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
        // No splitting in development, where one server provides the sources of both applications.
        autoCodeSplitting: command === 'build',
        codeSplittingOptions,
      }),
      (environment) => environment === BACK_OFFICE || command === 'serve',
    ),
    react(),
  ],
  resolve: {
    alias: [
      // React has the hook itself; the shim is for versions before 18.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      {
        find: 'hoist-non-react-statics',
        replacement: fileURLToPath(new URL('build/aliases/hoist-non-react-statics.ts', import.meta.url)),
      },
      {
        find: '@emotion/is-prop-valid',
        replacement: fileURLToPath(new URL('build/aliases/is-prop-valid.ts', import.meta.url)),
      },
    ],
  },
  builder: {},
  // Only the back office has web workers.
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
            codeSplitting: { groups: shopChunkGroups() },
          },
        },
      },
    },
    // Separate build: changes of the back office cannot affect the shoppers' files.
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
          treeshake: {
            ...CONTRACT_IS_PURE,
            manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe'],
          },
          output: {
            entryFileNames: 'assets/back-office/[name]-[hash:7].js',
            chunkFileNames: 'assets/back-office/[name]-[hash:7].js',
            hashCharacters: 'hex',
            codeSplitting: { groups: backOfficeChunkGroups() },
          },
        },
      },
    },
    // Single file at the root, so that its scope is every page; no hash in its name, because browsers check that URL for
    // updates.
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
      // External in development: when bundled, React's server build fails with "require is not defined".
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
