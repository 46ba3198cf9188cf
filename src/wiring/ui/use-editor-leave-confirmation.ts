import type { EditorMessages } from '../../components/back-office/editor/editor.messages.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import { isDirty } from '../../machines/ui/form.machine.ts';
import { useLeaveConfirmation } from '../shell/use-leave-confirmation.ts';

/** Any editor, with the parts that the leave confirmation needs. */
interface EditorRef {
  getSnapshot(): {
    children: { form?: { getSnapshot(): Parameters<typeof isDirty>[0] } | undefined };
    matches(state: 'sendingPictures'): boolean;
  };
}

/** A file cannot be stored, so leaving the page loses it. */
const holdsFile = (value: unknown): boolean =>
  value instanceof File ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile));

/**
 * Leave confirmation of an editor, for unsaved changes and for uploads in progress. A reload for a new release needs
 * none for changes that are stored (R8.18).
 */
export const useEditorLeaveConfirmation = (
  app: AppActorRef,
  topic: string,
  editorRef: EditorRef,
  { leave, leaveSending }: Pick<EditorMessages, 'leave' | 'leaveSending'>,
): void =>
  useLeaveConfirmation(app, topic, () => {
    const editor = editorRef.getSnapshot();
    if (editor.matches('sendingPictures')) return leaveSending;
    const { form } = editor.children;
    if (!form || !isDirty(form.getSnapshot())) return null;
    const isStored = !holdsFile(form.getSnapshot().context.values);
    return isStored && app.getSnapshot().children.versionSkew?.getSnapshot().matches('reloading')
      ? null
      : leave;
  });
