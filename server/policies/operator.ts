import { OPERATOR_ID } from '../../contract/admin/audit-log.ts';
import type { Asker } from '../context.ts';

/** Operator of the machine, who may do what an admin may. The audit log names this id; no account has it. */
export const OPERATOR_ASKER: Asker = {
  role: 'admin',
  userId: OPERATOR_ID,
  sessionId: OPERATOR_ID,
  email: '',
};
