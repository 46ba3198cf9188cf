import { optional, unknown } from 'superstruct';
import { SystemStatus } from '../admin/system-status.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { TIMEOUTS } from '../limits.ts';

const system = { service: 'users', timeout: TIMEOUTS.default, access: ['admin'] } as const;

/** «extension» Calls about the running market: its processes and background jobs. */
export const systemEndpoints = {
  getSystemStatus: { ...system, method: 'GET', path: '/system', answer: SystemStatus },
  /** Runs a job at once that failed, that was given up, or that is periodic. */
  retryJob: {
    ...system,
    method: 'POST',
    path: '/system/jobs/retry',
    answer: optional(unknown()),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  /** Ends a job that failed or was given up; the text of an e-mail is erased. */
  discardJob: {
    ...system,
    method: 'POST',
    path: '/system/jobs/discard',
    answer: optional(unknown()),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
