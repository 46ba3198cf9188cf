import type { Handlers } from '../routing/handler.ts';
import { checkHealth } from '../services/check-health.ts';

/** R7.13. */
export const healthHandlers: Partial<Handlers> = { health: (ctx) => checkHealth(ctx) };
