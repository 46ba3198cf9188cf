import type { QueryOf } from '../api/call-types.ts';
import type { TableQuery } from '../api/page-sizes.ts';

/** Query of the contact message list: optional state filter and search text. */
export interface ContactMessagesQuery
  extends TableQuery, Pick<QueryOf<'listContactMessages'>, 'q' | 'state'> {}
