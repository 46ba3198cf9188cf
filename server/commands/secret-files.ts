/**
 * Files in `<dataDir>/keys` that belong to the market and not to its machine: the signing key, and the key of the mailbox
 * page. The password of the market's own PostgreSQL belongs to the folder beside it.
 */
export const SECRET_FILES = ['tokens.pem', 'mailbox.txt'] as const;
