/** Error of a backup or a restore for the operator: its message is one sentence, without data of the market. */
export class BackupError extends Error {}
