import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '../../../contract/api/call-types.ts';
import { CONTACT_STATES, CONTACT_MESSAGE_LIMITS } from '../../../contract/contact/contact-message.ts';
import type { Context } from '../../context.ts';
import { foldedTextSql } from '../../db/columns.ts';
import { containsPattern } from '../../db/text-folding.ts';
import { requestedPage, paginateRows, existedAsOf, rowsToRead } from '../../db/list-page.ts';
import { contactMessages } from '../../db/schema-notifications.ts';
import { presentContactMessage } from './present-contact-message.ts';

const said = foldedTextSql('name', 'email', 'subject', 'message');
const says = (word: string) => sql`${said} like ${containsPattern(word)}`;

/**
 * Contact messages, unread first, then newest first, optionally in one state. All words of `q` must occur in name,
 * e-mail address, subject or text. `counts` has the matches per state.
 */
export async function listContactMessages(
  { db, clock }: Context,
  query: QueryOf<'listContactMessages'>,
): Promise<AnswerOf<'listContactMessages'>> {
  const { state, q = '' } = query;
  const page = requestedPage(query, CONTACT_MESSAGE_LIMITS.pageSize, clock.now());
  const isThere = and(
    existedAsOf(contactMessages.createdAt, page),
    ...q.split(/\s+/).filter(Boolean).map(says),
  );
  const counted = await db
    .select({ state: contactMessages.state, total: count() })
    .from(contactMessages)
    .where(isThere)
    .groupBy(contactMessages.state);
  const read = await db
    .select()
    .from(contactMessages)
    .where(and(isThere, state ? eq(contactMessages.state, state) : undefined))
    .orderBy(
      ...(state ? [] : [desc(sql`(${contactMessages.state} = 'new')`)]),
      desc(contactMessages.createdAt),
      desc(contactMessages.id),
    )
    .limit(rowsToRead(page))
    .offset(page.offset);
  const of = (wanted: (typeof CONTACT_STATES)[number]) =>
    counted.find((one) => one.state === wanted)?.total ?? 0;
  const counts = { new: of('new'), read: of('read'), answered: of('answered'), closed: of('closed') };
  const total = state ? counts[state] : CONTACT_STATES.reduce((sum, one) => sum + counts[one], 0);
  const { rows, pagination } = paginateRows(page, read, total);
  return { messages: rows.map(presentContactMessage), pagination, counts };
}
