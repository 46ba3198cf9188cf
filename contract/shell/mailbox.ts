/** Where an installation that sends no mail shows what it would have sent. */
export const MAILBOX_PATH = '/__mailbox';
