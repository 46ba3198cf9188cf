import type { AnyActorRef } from 'xstate';
import type { WithUploadUrls } from '../../../contract/uploads/upload.ts';
import type { User } from '../../../contract/account/user.ts';
import type { LoadResult } from '../../machines/ui/resource.types.ts';
import type { SavedEntity } from '../../machines/ui/editor.types.ts';
import { withUploadUrls } from './uploads.wiring.ts';

type Load<Content> = (input: { id: string }, signal?: AbortSignal) => Promise<LoadResult<Content>>;

/** Load function with an owner check: for a producer, content of another producer is NOT_FOUND. */
export const loadIfOwner =
  <Content>(
    { id, role }: Pick<User, 'id' | 'role'>,
    load: Load<Content>,
    ownerOf: (content: Content) => string | undefined,
  ): Load<Content> =>
  async (input, signal) => {
    const answer = await load(input, signal);
    const isForeign = answer.ok && role === 'producer' && ownerOf(answer.value) !== id;
    return isForeign ? { ok: false, failure: { code: 'NOT_FOUND', status: 404, errors: [] } } : answer;
  };

/** Reports to the form's editor that it is saved, with the upload URLs of its files. */
export function sendSavedToEditor<Content>(
  form: AnyActorRef,
  { content, uploadUrls }: WithUploadUrls<Content>,
  files: readonly { key: string; file: File }[],
): void {
  const { _parent: editor } = form;
  const saved: SavedEntity<Content> = { content, files: withUploadUrls(files, uploadUrls) };
  editor?.send({ type: 'form.saved', saved });
}
