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
import { InsteadOfContent } from '../InsteadOfContent.tsx';
import { producerFailureText } from '../producer-failure.messages.ts';
import { SendingPictures } from '../uploads/SendingPictures.tsx';
import type { EditorMessages } from './editor.messages.ts';

interface EditorSnapshot<FormRef> {
  context: { of: string | null; failure: KnownFailure | null };
  children: { form?: FormRef | undefined; uploads?: UploadsActorRef | undefined };
  hasTag(tag: 'notFound'): boolean;
}

/** Any editor, by what is seen of it. */
interface EditorRef<FormRef> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): EditorSnapshot<FormRef>;
  send(event: { type: 'retry.requested' }): void;
}

interface EditorPageProps<FormRef> {
  editorRef: EditorRef<FormRef>;
  words: EditorMessages;
  /** Where the list of all stands. */
  list: ScreenAddress;
  /** What stands beside the title of one that is there. */
  beside?: ReactNode;
  /** What is seen once it can be described. */
  children: (formRef: FormRef) => ReactNode;
}

/** Something is made or changed: the way back, why it did not come, its form, then its pictures on their way. */
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
        <SendingPictures uploadsRef={uploadsRef} lead={words.sending} />
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
            <InsteadOfContent
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
