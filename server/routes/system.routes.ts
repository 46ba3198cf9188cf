import type { Verbs } from '../routing/verb.ts';
import { discardJob, retryJob } from '../services/admin/system/decide-job.ts';
import { getSystemStatus } from '../services/admin/system/get-system-status.ts';

/** Verbs of the calls about the running market (R7.24). */
export const systemVerbs = { getSystemStatus, retryJob, discardJob } satisfies Partial<Verbs>;
