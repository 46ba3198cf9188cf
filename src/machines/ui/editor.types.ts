import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { FileToSend } from './uploads.entries.ts';

/** Saved entity, and the pictures that are still to be uploaded with their URLs. */
export interface SavedEntity<Content> {
  content: Content;
  files: readonly FileToSend[];
}

/** `of` is the id of the edited entity, null for a new one; `blank` are the initial values of a new one. */
export interface EditorInput<Values> {
  of: string | null;
  blank: Values;
}

export interface EditorContext<Content, Values> {
  of: string | null;
  /** Initial values of the form. */
  values: Values;
  /** Entity as last saved. */
  content: Content | null;
  files: readonly FileToSend[];
  /** Failure of loading the edited entity. */
  failure: KnownFailure | null;
}

export type EditorEvent<Content> =
  | { type: 'form.saved'; saved: SavedEntity<Content> }
  | { type: 'retry.requested' };

export type EditorTag = 'loading' | 'notFound';
