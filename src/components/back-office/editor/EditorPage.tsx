import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { UploadsActorRef } from '../../../machines/ui/uploads.machine.ts';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ContentFallback } from '../ContentFallback.tsx';
import { producerFailureText } from '../producer-failure.messages.ts';
import { PictureUploads } from '../uploads/PictureUploads.tsx';
import type { EditorMessages } from './editor.messages.ts';

interface EditorSnapshot<FormRef> {
  context: { of: string | null; failure: KnownFailure | null };
  children: { form?: FormRef | undefined; uploads?: UploadsActorRef | undefined };
  hasTag(tag: 'notFound'): boolean;
}

/** Structural type of an editor actor. */
interface EditorRef<FormRef> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): EditorSnapshot<FormRef>;
  send(event: { type: 'retry.requested' }): void;
}

interface EditorPageProps<FormRef> {
  editorRef: EditorRef<FormRef>;
  words: EditorMessages;
  /** Screen address of the list. */
  list: ScreenAddress;
  /** Content beside the title of an existing item. */
  beside?: ReactNode;
  /** Form of the item, rendered once it can be edited. */
  children: (formRef: FormRef) => ReactNode;
}

/** Editor page: breadcrumb, loading or failure, the form, then the upload of its pictures. */
export function EditorPage<FormRef>({ editorRef, words, list, beside, children }: EditorPageProps<FormRef>) {
  const formRef = useSelector(editorRef, (snapshot) => snapshot.children.form);
  const uploadsRef = useSelector(editorRef, (snapshot) => snapshot.children.uploads);
  const failure = useSelector(editorRef, ({ context }) => context.failure);
  const isNew = useSelector(editorRef, ({ context }) => context.of === null);
  const isGone = useSelector(editorRef, (snapshot) => snapshot.hasTag('notFound'));
  const title = isNew ? words.make : words.change;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={title} hidden />
      {uploadsRef ? (
        <PictureUploads uploadsRef={uploadsRef} lead={words.sending} />
      ) : (
        <>
          <Breadcrumb crumbs={[{ word: words.back, href: list }, { word: title }]} />
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
          >
            <PageTitle>{title}</PageTitle>
            {isNew || isGone ? null : beside}
          </chakra.div>
          {formRef && !isGone && !failure ? (
            children(formRef)
          ) : (
            <ContentFallback
              words={words}
              gone={isGone ? words : null}
              failure={failure}
              failureText={producerFailureText}
              isComing
              heights={['20rem']}
              onRetried={() => editorRef.send({ type: 'retry.requested' })}
            />
          )}
        </>
      )}
    </chakra.div>
  );
}
