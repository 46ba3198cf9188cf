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

/** Leave confirmation of an editor, for unsaved changes and for uploads in progress. */
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
    return form && isDirty(form.getSnapshot()) ? leave : null;
  });
