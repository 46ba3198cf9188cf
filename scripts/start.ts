import { buildApplication } from './build-application.ts';

if (!(await buildApplication())) process.exit(1);
process.env.NODE_ENV = 'production';
await import('../server/main.ts');
