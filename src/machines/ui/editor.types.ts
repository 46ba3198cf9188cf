import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { FileToSend } from './uploads.entries.ts';

/** A thing as it was saved, and the pictures that are still to be sent with where each goes. */
export interface Saved<Content> {
  content: Content;
  files: readonly FileToSend[];
}

/** `of` is the id of the thing that is to be changed, null for a new one; `blank` what the form of a new one begins with. */
export interface EditorInput<Values> {
  of: string | null;
  blank: Values;
}

export interface EditorContext<Content, Values> {
  of: string | null;
  /** What the form begins with. */
  values: Values;
  /** The thing as it was saved last. */
  content: Content | null;
  files: readonly FileToSend[];
  /** Why what is to be changed did not come. */
  failure: KnownFailure | null;
}

export type EditorEvent<Content> =
  | { type: 'form.saved'; saved: Saved<Content> }
  | { type: 'retry.requested' };

export type EditorTag = 'loading' | 'notFound';
