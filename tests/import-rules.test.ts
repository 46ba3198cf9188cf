import { afterAll, describe, expect, it } from 'vitest';
import { type LintReport, createLintFixture } from './support/samples/lint-fixture.ts';

type Wall = { room: string; file: string; forbidden: Record<string, string>; allowed: readonly string[] };

/** Walls of each room: forbidden imports with the beginning of their error message, and allowed imports. */
const walls: readonly Wall[] = [
  {
    room: 'contract',
    file: 'contract/lifecycles/planted.lifecycle.ts',
    forbidden: {
      "import { planted } from 'react';": 'contract: only superstruct and xstate',
      "import { planted } from 'node:fs';": 'contract: only superstruct and xstate',
      "import { planted } from 'xstate/graph';": 'contract: only superstruct and xstate',
      "import { planted } from '../../src/services/planted.service.ts';": 'contract: imports no room',
      "import type { planted } from '../../server/context.ts';": 'contract: imports no room',
      "import { planted } from '../../tests/support/planted.ts';": 'contract: imports no room',
    },
    allowed: [
      "import { planted } from 'superstruct';",
      "import { planted } from 'xstate';",
      "import { planted } from '../limits.ts';",
      "import { planted } from './lifecycle.ts';",
    ],
  },
  {
    room: 'src/machines',
    file: 'src/machines/planted/planted.machine.ts',
    forbidden: {
      "import { planted } from 'react';": 'machines: only xstate and superstruct',
      "import { planted } from '@xstate/react';": 'machines: only xstate and superstruct',
      "import { planted } from 'ofetch';": 'machines: only xstate and superstruct',
      "import type { planted } from '../../services/planted.service.ts';": 'machines: know the contract',
      "import { planted } from '../../components/Planted.tsx';": 'machines: know the contract',
      "import { planted } from '../../router.tsx';": 'machines: know the contract',
      "import { planted } from '../../../demo/demo-accounts.ts';": 'machines: know the contract',
      "export const planted = await import('../../services/planted.service.ts');":
        'machines: know the contract',
      "export { planted } from '../../services/planted.service.ts';": 'machines: know the contract',
    },
    allowed: [
      "import { planted } from 'xstate';",
      "import { planted } from 'superstruct';",
      "import { planted } from '../port.ts';",
      "import { planted } from '../../../contract/limits.ts';",
    ],
  },
  {
    room: 'src/services',
    file: 'src/services/planted.service.ts',
    forbidden: {
      "import { planted } from 'xstate';":
        'services: only ofetch, superstruct, csv-parse, csv-stringify, zip.js and tus-js-client',
      "import { planted } from '../machines/planted/planted.machine.ts';": 'services: know the contract',
      "import { planted } from '../components/Planted.tsx';": 'services: know the contract',
      "import { planted } from '../routes/planted.tsx';": 'services: know the contract',
      "import { planted } from '../../demo/demo-accounts.ts';": 'services: know the contract',
    },
    allowed: [
      "import { planted } from 'ofetch';",
      "import { planted } from 'superstruct';",
      "import { planted } from './http.ts';",
      "import { planted } from '../../contract/endpoints.ts';",
    ],
  },
  {
    room: 'src/worker',
    file: 'src/worker/planted.ts',
    forbidden: {
      "import { planted } from 'react';": 'worker: only Workbox',
      "import { planted } from 'xstate';": 'worker: only Workbox',
      "import { planted } from '../services/page/planted.service.ts';": 'worker: knows the contract',
      "import { planted } from '../components/Planted.tsx';": 'worker: knows the contract',
      "import { planted } from '../../server/context.ts';": 'worker: knows the contract',
    },
    allowed: [
      "import { planted } from 'workbox-strategies';",
      "import { planted } from './kind-of.ts';",
      "import { planted } from '../theme/tokens.ts';",
      "import { planted } from '../../contract/offline/offline-cache-key.ts';",
    ],
  },
  {
    room: 'src/components',
    file: 'src/components/planted/PlantedView.tsx',
    forbidden: {
      "import { planted } from 'ofetch';": 'components: only view libraries',
      "import { planted } from 'node:fs';": 'components: only view libraries',
      "import { planted } from 'xstate';": 'components: only types of xstate',
      "import { planted } from '../../machines/planted/planted.machine.ts';":
        'components: only `import type`',
      "import { planted } from '../../services/planted.service.ts';": 'components: never reach services',
      "import type { planted } from '../../routes/planted.tsx';": 'components: never reach services',
      "import { planted } from '../../router.tsx';": 'components: never reach services',
      "import { planted } from '../../../demo/demo-accounts.ts';": 'components: never reach services',
    },
    allowed: [
      "import type { planted } from '../../machines/planted/planted.machine.ts';",
      "import type { planted } from 'xstate';",
      "import { planted } from '@xstate/react';",
      "import { planted } from 'react';",
      "import { planted } from '@chakra-ui/react/box';",
      "import { planted } from '@emotion/react';",
      "import { planted } from 'framer-motion/mini';",
      "import { planted } from 'react-easy-crop';",
      "import { planted } from '@tanstack/react-router';",
      "import { planted } from '../money/Price.tsx';",
      "import { planted } from '../../../contract/catalogue/product.ts';",
    ],
  },
  {
    room: 'src/routes',
    file: 'src/routes/_signedIn/planted.tsx',
    forbidden: {
      "import { planted } from '../../../server/context.ts';": 'src: knows the server only',
      "import { planted } from '../../../tests/support/planted.ts';": 'src: knows the server only',
      "import { planted } from '../../services/planted.service.ts';": 'routes: only wiring and views',
      "import type { planted } from '../../services/planted.service.ts';": 'routes: only wiring and views',
      "import { planted } from '../../machines/planted/planted.machine.ts';": 'routes: only wiring and views',
      "import type { planted } from '../../machines/planted/planted.machine.ts';":
        'routes: only wiring and views',
      "export const planted = await import('../../machines/planted/planted.machine.ts');":
        'routes: only wiring and views',
      "import { planted } from 'xstate';": 'routes: only wiring and views',
      "import { planted } from '@xstate/react';": 'routes: only wiring and views',
    },
    allowed: [
      "import { planted } from '@tanstack/react-router';",
      "import { planted } from '../../wiring/planted/planted-screen.ts';",
      "import { planted } from '../../components/planted/PlantedView.tsx';",
      "import { planted } from '../../../contract/catalogue/product.ts';",
    ],
  },
  {
    room: 'src/wiring',
    file: 'src/wiring/shop/planted.wiring.ts',
    forbidden: {
      "import { planted } from '../../routes/planted.tsx';": 'wiring: joins charts to services and views',
      "import { planted } from '../../router.tsx';": 'wiring: joins charts to services and views',
      "import { planted } from '../../../server/context.ts';": 'src: knows the server only',
    },
    allowed: [
      "import { planted } from '../../services/planted.service.ts';",
      "import { planted } from '../../machines/planted/planted.machine.ts';",
      "import { planted } from '../../components/planted/PlantedView.tsx';",
      "import type { planted } from '../../router.tsx';",
      "import { planted } from '../../../contract/catalogue/product.ts';",
    ],
  },
  {
    room: 'src',
    file: 'src/entry-planted.tsx',
    forbidden: { "import { planted } from '../server/context.ts';": 'src: knows the server only' },
    allowed: [
      "import { planted } from './router.tsx';",
      "import { planted } from './services/planted.service.ts';",
    ],
  },
  {
    room: 'server',
    file: 'server/planted.ts',
    forbidden: {
      "import { planted } from '../src/entry-server.tsx';": 'server: knows the application only',
      "import { planted } from '../demo/demo-accounts.ts';":
        'server: only demo-market and print-start-message',
    },
    allowed: [
      "import { planted } from '../contract/shell/rendered-page.ts';",
      "import { planted } from './db/database.ts';",
    ],
  },
  {
    room: 'server/routes',
    file: 'server/routes/planted.ts',
    forbidden: {
      "import { planted } from '../db/database.ts';": 'server/routes: only services and policies',
      "import { planted } from '../mail/mailer.ts';": 'server/routes: only services and policies',
      "import { planted } from '../storage/storage.ts';": 'server/routes: only services and policies',
      "import { planted } from '../jobs/jobs.ts';": 'server/routes: only services and policies',
      "import { planted } from '../../demo/demo-accounts.ts';":
        'server: only demo-market and print-start-message',
      "import { planted } from '../../src/router.tsx';": 'server: knows the application only',
      "import { Refusal as planted } from '../http/refusal.ts';":
        'server/routes, server/routing: hold no words',
    },
    allowed: [
      "import { isRefusal as planted } from '../http/refusal.ts';",
      "import { refuse as planted } from '../http/default-error-messages.ts';",
      "import { planted } from '../services/orders/place-order.ts';",
      "import { planted } from '../policies/order.policy.ts';",
      "import { planted } from '../../contract/endpoints.ts';",
    ],
  },
  {
    room: 'server/routing',
    file: 'server/routing/planted.ts',
    forbidden: {
      "import { planted } from '../../demo/demo-accounts.ts';":
        'server: only demo-market and print-start-message',
      "import { Refusal as planted } from '../http/refusal.ts';":
        'server/routes, server/routing: hold no words',
      "import { planted } from '../../src/router.tsx';": 'server: knows the application only',
    },
    allowed: [
      "import { isRefusal as planted, type Refusal } from '../http/refusal.ts';",
      "import { refuse as planted } from '../http/default-error-messages.ts';",
      "import { planted } from '../db/database.ts';",
    ],
  },
  {
    room: 'server/services',
    file: 'server/services/orders/planted.ts',
    forbidden: {
      "import { planted } from 'fastify';": 'server/services: know no HTTP',
      "import { planted } from '../../routes/planted.ts';": 'server/services: know no HTTP',
      "import { planted } from '../../../demo/demo-accounts.ts';":
        'server: only demo-market and print-start-message',
      "import { planted } from '../../routing/planted.ts';": 'server/services: know no HTTP',
      "import { planted } from '../../../src/router.tsx';": 'server: knows the application only',
    },
    allowed: [
      "import { planted } from '../../db/database.ts';",
      "import { planted } from '../../mail/mailer.ts';",
      "import { planted } from 'drizzle-orm';",
    ],
  },
  {
    room: 'demo',
    file: 'demo/planted.ts',
    forbidden: { "import { planted } from '../src/router.tsx';": 'demo: knows the contract and the server' },
    allowed: [
      "import { planted } from '../server/db/database.ts';",
      "import { planted } from '../contract/catalogue/product.ts';",
    ],
  },
  {
    room: 'server/db',
    file: 'server/db/planted.ts',
    forbidden: {
      "import { planted } from '../services/orders/place-order.ts';": 'server/db: knows only the contract',
      "import { planted } from '../config.ts';": 'server/db: knows only the contract',
      "import { planted } from '../../demo/demo-accounts.ts';": 'server/db: knows only the contract',
      "import { planted } from '../routing/planted.ts';": 'server/db: knows only the contract',
      "import { planted } from '../../src/router.tsx';": 'server: knows the application only',
    },
    allowed: [
      "import { planted } from '../../contract/orders/order.ts';",
      "import { planted } from './schema.ts';",
      "import { planted } from 'drizzle-orm/pg-core';",
    ],
  },
];

const refusals = ({ diagnostics }: LintReport) =>
  diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, help = '' }) => ({ filename, help }));

const { lint, plant: plantCode, remove } = createLintFixture();
afterAll(remove);

const plant = (path: string, code: string) =>
  plantCode(path, `${code}\nexport const used: unknown = typeof planted;\n`);

describe.each(walls)('the walls of $room', ({ file, forbidden, allowed }) => {
  const copies = (codes: readonly string[]) =>
    codes.map((code, index) => ({ code, path: file.replace('lanted', `lanted-${index}-${codes.length}`) }));

  it('refuse each forbidden import with their own message', () => {
    const planted = copies(Object.keys(forbidden));
    for (const { path, code } of planted) plant(path, code);
    const report = lint(...planted.map(({ path }) => path));
    expect(report.number_of_files).toBe(planted.length);
    expect(
      planted.map(({ code, path }) => ({
        code,
        refusals: refusals(report)
          .filter(({ filename }) => filename === path)
          .map(({ help }) => help.slice(0, forbidden[code]!.length)),
      })),
    ).toEqual(planted.map(({ code }) => ({ code, refusals: [forbidden[code]] })));
  });

  it('let the allowed imports pass', () => {
    const planted = copies(allowed);
    for (const { path, code } of planted) plant(path, code);
    const report = lint(...planted.map(({ path }) => path));
    expect({ files: report.number_of_files, refusals: refusals(report) }).toEqual({
      files: planted.length,
      refusals: [],
    });
  });

  it('stand open for a test beside the code', () => {
    const path = file.replace(/\.tsx?$/, '.test$&');
    plant(path, Object.keys(forbidden)[0]!);
    const report = lint(path);
    expect({ files: report.number_of_files, refusals: refusals(report) }).toEqual({ files: 1, refusals: [] });
  });
});
