import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Chunks of the first page: what changes with our code apart from what changes with the lock file. */
const groups = [
  {
    name: 'vendor',
    test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|@tanstack|xstate|@xstate)[\\/]/,
    priority: 3,
  },
  // The routes' own files, not their split-off screens: dozens of tiny files would queue up on six connections.
  { name: 'routes', test: (id: string) => /src[\\/]routes[\\/][^-][^?]*\.tsx$/.test(id), priority: 2 },
  { name: 'ui', test: /node_modules[\\/](@chakra-ui|@emotion|@ark-ui|@zag-js)|src[\\/]theme/, priority: 2 },
];

export default defineConfig(({ command }) => ({
  publicDir: 'public',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      addExtensions: true,
      autoCodeSplitting: true,
      // A screen's machine travels with its view: the chunk that a first screen needs is one.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups } } },
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
