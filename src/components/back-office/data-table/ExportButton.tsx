import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { KnownFailure } from '../../../../contract/api/failure.ts';
import type { ExportProgress } from '../../../machines/ui/list-export.machine.ts';
import { Button } from '../../forms/Button.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { listExportMessages } from './list-export.messages.ts';
import { RowRefusal } from './RowRefusal.tsx';

interface ListQuery {
  offset?: number | undefined;
}

interface FileSnapshot<Query> {
  context: { query: Query; progress: ExportProgress | null; failure: KnownFailure | null };
  hasTag(tag: 'busy'): boolean;
  matches(state: 'tooMuch'): boolean;
}

/** Structural type of an export actor, for any list. */
interface FileRef<Query> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): FileSnapshot<Query>;
  send(event: { type: 'file.requested'; query: Query } | { type: 'file.cancelled' }): void;
}

interface ListFileButtonProps<Query extends ListQuery> {
  fileRef: FileRef<Query>;
  /** Query of the list. */
  query: Query;
  /** Message for more rows than a file may hold. */
  tooMuch: string;
  failureText: (failure: KnownFailure) => string;
}

/** Query without the page: an export contains all pages. */
const filtersOf = ({ offset: _, ...filters }: ListQuery) => filters;

/**
 * Button that exports all pages of a list for a spreadsheet, with progress and a stop button.
 * Messages about another query are hidden.
 */
export function ExportButton<Query extends ListQuery>({
  fileRef,
  query,
  tooMuch,
  failureText,
}: ListFileButtonProps<Query>) {
  const isBusy = useSelector(fileRef, (snapshot) => snapshot.hasTag('busy'));
  const isTooMuch = useSelector(fileRef, (snapshot) => snapshot.matches('tooMuch'));
  const { query: asked, progress, failure } = useSelector(fileRef, ({ context }) => context);
  const { number } = useFormatter();
  const { save, under, progressOf, stop } = listExportMessages;
  const wrong = isTooMuch ? tooMuch : failure && failureText(failure);
  const isOfThis = shallowEqual(filtersOf(asked), filtersOf(query));
  return (
    <chakra.div display="grid" gap="1" justifyItems="end">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        {isBusy && progress ? (
          <>
            <chakra.span aria-hidden="true" color="ink2" fontSize="sm" fontVariantNumeric="tabular-nums">
              {under(number(progress.done), number(progress.total))}
            </chakra.span>
            <chakra.progress
              aria-label={progressOf}
              value={progress.done}
              max={progress.total}
              width="5rem"
              css={{ accentColor: 'var(--td-colors-action)' }}
            />
            <Button variant="plain" size="sm" onClick={() => fileRef.send({ type: 'file.cancelled' })}>
              {stop}
            </Button>
          </>
        ) : null}
        <Button
          variant="quiet"
          size="sm"
          busy={isBusy}
          onClick={() => fileRef.send({ type: 'file.requested', query })}
        >
          {save}
        </Button>
      </chakra.div>
      {wrong && isOfThis ? (
        <div data-part="file-refusal">
          <RowRefusal>{wrong}</RowRefusal>
        </div>
      ) : null}
    </chakra.div>
  );
}
