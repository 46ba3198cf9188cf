import { JobReference } from '../admin/system-status.ts';
import type { RequestSchemas } from '../api/request-schemas.ts';
import type { systemEndpoints } from './system.ts';

/** Request schemas of the calls in `system.ts`. */
export const systemRequests = {
  getSystemStatus: {},
  retryJob: { body: JobReference },
  discardJob: { body: JobReference },
} as const satisfies Record<keyof typeof systemEndpoints, RequestSchemas>;
