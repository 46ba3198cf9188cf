import { buildApplication } from './build-application.ts';

const approveChunks = process.argv.includes('--approve-chunks');
const force = approveChunks || process.argv.includes('--force');

process.exitCode = (await buildApplication({ force, approveChunks })) ? 0 : 1;
