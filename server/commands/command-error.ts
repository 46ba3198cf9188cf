/** Error of a command for the operator: its message is one sentence, printed as it stands. */
export class CommandError extends Error {}
