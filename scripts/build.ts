import { buildApplication } from './build-application.ts';

process.exitCode = (await buildApplication({ force: process.argv.includes('--force') })) ? 0 : 1;
