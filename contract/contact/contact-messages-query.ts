import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/** What the list of contact messages is asked: those in one state, or all, and of them those with some words. */
export interface ContactMessagesQuery
  extends TableQuery, Pick<QueryOf<'listContactMessages'>, 'q' | 'state'> {}
