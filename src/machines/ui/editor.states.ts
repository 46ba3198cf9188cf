import { isLoaded, isMissing, resourceStates } from './resource.states.ts';
import type { EditorContext, EditorInput, SavedEntity } from './editor.types.ts';

type Begun<Values> = { context: Pick<EditorContext<unknown, Values>, 'of' | 'values' | 'files'> };

/** Guards that all editors share. */
export const editorGuards = {
  isLoaded,
  isMissing,
  isNew: ({ context }: { context: { of: string | null } }) => context.of === null,
  hasFiles: (_: unknown, { files }: SavedEntity<unknown>) => files.length > 0,
};

/** Initial context that all editors share. */
export const initialEditorContext = <Values>({ of, blank }: EditorInput<Values>) => ({
  of,
  values: blank,
  content: null,
  files: [],
  failure: null,
});

/**
 * Shared states of an editor, before and after its form: load the edited entity; after saving, upload its
 * pictures one by one. The chart adds the states `describing`, which invokes `form` and receives
 * `form.saved`, and `saved`. The states refer to the ports `load`, `form` and `uploads`, the guards above,
 * and the actions recordAnswer, forgetFailure and recordSaved.
 */
export const editorStates = <Content, Values>() => {
  const { loading, notFound, failed } = resourceStates<Content, never>();
  const [found, ...inVain] = loading.invoke.onDone;
  const recordSaved = {
    type: 'recordSaved',
    params: ({ event }: { event: { saved: SavedEntity<Content> } }) => event.saved,
  } as const;
  return {
    opening: { always: [{ guard: 'isNew', target: 'describing' }, { target: 'loading' }] },
    loading: {
      ...loading,
      invoke: {
        ...loading.invoke,
        input: ({ context: { of } }: Begun<Values>) => ({ id: of ?? '' }),
        onDone: [{ ...found, target: 'describing' }, ...inVain],
      },
    },
    notFound,
    failed,
    form: { id: 'form', src: 'form', input: ({ context: { values } }: Begun<Values>) => ({ values }) },
    recordSaved,
    /** Transition after saving if there are pictures to upload. */
    withFiles: {
      guard: { type: 'hasFiles', params: recordSaved.params },
      target: 'sendingPictures',
      actions: recordSaved,
    },
    sendingPictures: {
      invoke: {
        id: 'uploads',
        src: 'uploads',
        input: ({ context: { files } }: Begun<Values>) => ({ files }),
        onDone: 'saved',
      },
    },
  } as const;
};
