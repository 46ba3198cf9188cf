import { asc, eq } from 'drizzle-orm';
import { mails } from '../../../server/db/schema-mail.ts';
import type { TestApi } from './api.ts';

/** Mails to a recipient, oldest first. */
export const mailsTo = ({ db }: Pick<TestApi, 'db'>, email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.createdAt), asc(mails.id));

/** Subjects of the mails to a recipient, oldest first. */
export const subjectsTo = async (api: Pick<TestApi, 'db'>, email: string): Promise<string[]> =>
  (await mailsTo(api, email)).map(({ subject }) => subject);

/** Code in the newest mail that contains one. */
export async function codeMailedTo(api: Pick<TestApi, 'db'>, email: string): Promise<string> {
  const bodies = (await mailsTo(api, email)).map(({ body }) => /^ {4}(\d{6})$/m.exec(body)?.[1]);
  const code = bodies.findLast((found) => found !== undefined);
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Another six-digit code. */
export const differentCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
