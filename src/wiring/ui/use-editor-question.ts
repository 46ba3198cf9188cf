import type { EditorMessages } from '../../components/back-office/editor/editor.messages.ts';
import type { AppActorRef } from '../../machines/shell/app.machine.ts';
import { isDirty } from '../../machines/ui/form.machine.ts';
import { useLeaveQuestion } from '../shell/use-leave-question.ts';

/** Any editor, by what its producer would lose. */
interface EditorRef {
  getSnapshot(): {
    children: { form?: { getSnapshot(): Parameters<typeof isDirty>[0] } | undefined };
    matches(state: 'sendingPictures'): boolean;
  };
}

/** Asks who would lose what they typed, or pictures that are on their way, before they leave an editor. */
export const useEditorQuestion = (
  app: AppActorRef,
  topic: string,
  editorRef: EditorRef,
  { leave, leaveSending }: Pick<EditorMessages, 'leave' | 'leaveSending'>,
): void =>
  useLeaveQuestion(app, topic, () => {
    const editor = editorRef.getSnapshot();
    if (editor.matches('sendingPictures')) return leaveSending;
    const { form } = editor.children;
    return form && isDirty(form.getSnapshot()) ? leave : null;
  });
