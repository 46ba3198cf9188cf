import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { AccountPageActorRef } from '../../../machines/admin/users/account-page.machine.ts';
import type * as changesSelectors from '../../../machines/ui/row-changes.selectors.ts';
import type { UserChangesActorRef } from '../../../machines/admin/users/user-changes.machine.ts';
import { TextLink } from '../../layout/AppLink.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { Avatar } from '../../profile/Avatar.tsx';
import { ROLE_LABELS } from '../../profile/profile.messages.ts';
import { ContentFallback } from '../../back-office/ContentFallback.tsx';
import { UserActivation } from './UserActivation.tsx';
import { UserDeletion } from './UserDeletion.tsx';
import { UserForm } from './UserForm.tsx';
import { userMessages } from './user.messages.ts';
import { usersFailureText, usersMessages } from './users.messages.ts';

type Snapshot = SnapshotFrom<AccountPageActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectForm = ({ children }: Snapshot) => children.form;
const selectDeletion = ({ children }: Snapshot) => children.deletion;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('loading');

interface UserViewProps {
  actorRef: AccountPageActorRef;
  changesRef: UserChangesActorRef;
  /** Selectors of the changes chart; a view may import only its types. */
  selectors: Pick<typeof changesSelectors, 'changeOf' | 'refusalOf'>;
  onDeactivated: (person: { id: string; fullName: string }) => void;
}

/** Account screen of the admin: data, changes and deletion (R2.7, R7.21). */
export function UserView({ actorRef, changesRef, selectors, onDeactivated }: UserViewProps) {
  const { content, failure } = useSelector(actorRef, selectContext);
  const formRef = useSelector(actorRef, selectForm);
  const deletionRef = useSelector(actorRef, selectDeletion);
  const isGone = useSelector(actorRef, selectIsGone);
  const isLoading = useSelector(actorRef, selectIsLoading);
  const { day, dayAndTime } = useFormatter();
  const { title, back } = userMessages;
  const heading = content?.user.fullName ?? title;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={heading} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="5">
        {content ? <Avatar name={content.user.fullName} picture={content.user.profileImage} /> : null}
        <chakra.div flex="1 1 10rem" minWidth="0">
          <Breadcrumb crumbs={[{ word: back, href: '/admin/users' }, { word: heading }]} />
          <PageTitle>{heading}</PageTitle>
          {content ? (
            <chakra.p data-part="facts" color="ink2" fontSize="sm">
              {[
                ROLE_LABELS[content.user.role],
                ...(content.user.createdAt
                  ? [`${usersMessages.created}: ${day(content.user.createdAt)}`]
                  : []),
                `${usersMessages.lastLogin}: ${content.user.lastLogin ? dayAndTime(content.user.lastLogin) : usersMessages.never.toLowerCase()}`,
              ].join(' · ')}
            </chakra.p>
          ) : null}
        </chakra.div>
      </chakra.div>
      {content && formRef && deletionRef ? (
        <>
          <UserForm formRef={formRef} />
          <UserActivation
            account={content}
            changesRef={changesRef}
            selectors={selectors}
            onDeactivated={() => onDeactivated(content.user)}
          />
          <p>
            <TextLink href={`/admin/journal?subjectId=${content.user.id}`}>{userMessages.journal}</TextLink>
          </p>
          <UserDeletion deletionRef={deletionRef} user={content.user} />
        </>
      ) : null}
      <ContentFallback
        words={userMessages}
        gone={isGone ? userMessages : null}
        failure={content ? null : failure}
        failureText={usersFailureText}
        isComing={isLoading}
        heights={['20rem', '12rem']}
        onRetried={() => actorRef.send({ type: 'retry.requested' })}
      />
    </chakra.div>
  );
}
