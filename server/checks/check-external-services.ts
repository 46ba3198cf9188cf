import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BUCKET } from '../backup/backup-place.ts';
import type { Config } from '../config.ts';
import { withDeadline } from '../deadline.ts';
import type { Blobs } from '../storage/blobs.ts';
import { folderBlobs } from '../storage/folder-blobs.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import type { CheckFinding } from './finding.ts';

/** Time limit for the answer of an external service, in ms. */
const PATIENCE = 10_000;

/** Free space in bytes under which writes will soon fail. */
const LITTLE_SPACE = 500_000_000;

/** Writes a blob, reads it and deletes it. */
async function tryBlobs(blobs: Blobs): Promise<void> {
  const key = `checks/${crypto.randomUUID()}`;
  const content = Buffer.from(key);
  await blobs.put(key, content);
  try {
    const found = await blobs.get(key);
    if (!found?.equals(content)) throw new Error('what was read is not what was written');
  } finally {
    await blobs.remove(key);
  }
}

async function checkFolder(dataDir: string): Promise<CheckFinding> {
  const subject = 'storage';
  if (!existsSync(dataDir))
    return { subject, state: 'ok', text: `${dataDir} does not exist yet: the first start creates it` };
  const blobFolder = join(dataDir, 'blobs');
  // A folder of its own, so that this user creates none that the market's account could not enter.
  const folder = await mkdtemp(join(existsSync(blobFolder) ? blobFolder : dataDir, 'check-'));
  try {
    await tryBlobs(folderBlobs(folder));
  } finally {
    await rm(folder, { recursive: true });
  }
  const { bavail, bsize } = await statfs(dataDir);
  const space = bavail * bsize;
  const text = `a file in ${dataDir} was written, read and deleted; ${(space / 1e9).toFixed(1)} GB are free`;
  return { subject, state: space < LITTLE_SPACE ? 'note' : 'ok', text };
}

/** Checks the storage of files by one write, read and delete. Rejects if one fails. */
export async function checkStorage(config: Config): Promise<CheckFinding> {
  if (config.s3 === undefined) return checkFolder(config.dataDir);
  await withDeadline(PATIENCE, tryBlobs(await openBlobs(config)));
  const text = `a file in bucket ${config.s3.bucket} was written, read and deleted`;
  return { subject: 'storage', state: 'ok', text };
}

/** Checks that the folder of scheduled backups can be written to; what the bucket allows is checked as storage. */
export async function checkBackupPlace({ backup }: Config): Promise<CheckFinding> {
  const subject = 'backups';
  if (backup === undefined)
    return { subject, state: 'note', text: 'none is scheduled: see BACKUP_EVERY and BACKUP_TO' };
  const { place } = backup;
  if (place === BUCKET) return { subject, state: 'ok', text: 'go to the bucket' };
  if (!existsSync(place)) return { subject, state: 'ok', text: `the first one creates ${place}` };
  await rm(await mkdtemp(join(place, 'check-')), { recursive: true });
  return { subject, state: 'ok', text: `a folder in ${place} was created and deleted` };
}

/** Checks the mail server: greeting, TLS, and the login if SMTP_URL has one. Sends nothing. Rejects if one fails. */
export async function checkMail({ smtpUrl, installation }: Config): Promise<CheckFinding> {
  const subject = 'mail';
  if (smtpUrl === undefined) {
    const text = installation.hasMailbox
      ? 'no SMTP_URL: mails are shown on the mailbox page'
      : 'no SMTP_URL: no mail is sent';
    return { subject, state: installation.hasMailbox ? 'ok' : 'note', text };
  }
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await withDeadline(PATIENCE, transport.verify());
  } finally {
    transport.close();
  }
  return { subject, state: 'ok', text: `${new URL(smtpUrl).host} answers; nothing was sent` };
}
