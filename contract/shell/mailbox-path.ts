/** Path of the mailbox page, which shows unsent e-mails of an installation without mail delivery. */
export const MAILBOX_PATH = '/__mailbox';
