import { Progress } from '@chakra-ui/react/progress';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type * as changesSelectors from '../../../machines/changes/changes.selectors.ts';
import type { ProductChangesActorRef } from '../../../machines/product-changes/product-changes.machine.ts';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { bulkMessages } from './own-products.messages.ts';

type Snapshot = SnapshotFrom<ProductChangesActorRef>;
const selectRound = (snapshot: Snapshot) => snapshot.context;
const selectIsPaused = (snapshot: Snapshot) =>
  snapshot.matches('paused') || snapshot.matches({ sending: 'pausing' });
const selectIsGoing = (snapshot: Snapshot) => snapshot.hasTag('busy') || snapshot.matches('paused');

const bar: SystemStyleObject = {
  position: 'sticky',
  bottom: { base: 'calc(4rem + env(safe-area-inset-bottom))', md: '4' },
  zIndex: '2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginTop: '4',
  padding: '3',
  paddingLeft: '4',
  background: 'ink',
  borderRadius: 'card',
  boxShadow: 'stall',
  color: 'ground',
  fontSize: 'sm',
  '& [data-part=told]': {
    flex: { base: '1 1 6rem', md: '1 1 10rem' },
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  '& button': {
    order: '1',
    flex: { base: '1 1 auto', md: '0 0 auto' },
    minHeight: 'touch',
    paddingInline: '4',
    border: '1.5px solid currentColor',
    borderRadius: 'full',
    cursor: 'pointer',
    fontWeight: 'semibold',
  },
  '& button:hover': { background: 'ground', color: 'ink' },
  '& button:focus-visible': { outline: '2px solid var(--td-colors-ground)', outlineOffset: '2px' },
  '& button[data-quiet]': {
    order: { base: '0', md: '1' },
    flex: '0 0 auto',
    borderColor: 'transparent',
    paddingInline: '2',
    textDecoration: 'underline',
  },
};

const Press = ({
  onPressed,
  quiet,
  children,
}: {
  onPressed: () => void;
  quiet?: boolean;
  children: string;
}) => (
  <chakra.button type="button" onClick={onPressed} {...(quiet ? { 'data-quiet': '' } : {})}>
    {children}
  </chakra.button>
);

interface BulkBarProps {
  changesRef: ProductChangesActorRef;
  /** How the changes are read. */
  selectors: Pick<typeof changesSelectors, 'tallyOf'>;
  /** How many products are chosen. */
  count: number;
  onActivated: (isActive: boolean) => void;
  onForgotten: () => void;
}

/** What is done with all that is chosen; how far it has come, and what became of it. */
export function BulkBar({
  changesRef,
  selectors: { tallyOf },
  count,
  onActivated,
  onForgotten,
}: BulkBarProps) {
  const { count: counted, number } = useFormatter();
  const round = useSelector(changesRef, selectRound);
  const isPaused = useSelector(changesRef, selectIsPaused);
  const isGoing = useSelector(changesRef, selectIsGoing);
  const { total, done, saved, refused, left } = tallyOf(round);
  const isRound = total > 1;
  const told = [
    bulkMessages.saved(saved),
    ...(refused > 0 ? [bulkMessages.refused(refused)] : []),
    ...(left > 0 ? [bulkMessages.left(left)] : []),
  ].join(' · ');
  const outcome = isRound && !isGoing ? told : '';
  const send =
    (type: 'pause.requested' | 'resume.requested' | 'cancel.requested' | 'retry.requested') => () =>
      changesRef.send({ type });
  return (
    <>
      <LiveRegion message={outcome} />
      {isRound && isGoing ? (
        <Bar>
          <Progress.Root value={done} max={total} colorPalette="yellow" flex="1 1 12rem" size="sm">
            <Progress.Label color="inherit" fontVariantNumeric="tabular-nums">
              {bulkMessages[isPaused ? 'paused' : 'under'](number(done), number(total))}
            </Progress.Label>
            <Progress.Track aria-label={bulkMessages.progress} marginTop="1">
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
          <Press onPressed={send(isPaused ? 'resume.requested' : 'pause.requested')}>
            {isPaused ? bulkMessages.resume : bulkMessages.pause}
          </Press>
          <Press onPressed={send('cancel.requested')}>{bulkMessages.stop}</Press>
        </Bar>
      ) : null}
      {outcome && count === 0 ? (
        <Bar>
          <span data-part="told">{outcome}</span>
          {refused > 0 ? <Press onPressed={send('retry.requested')}>{bulkMessages.retry}</Press> : null}
          <Press quiet onPressed={() => changesRef.send({ type: 'outcomes.dismissed' })}>
            {bulkMessages.close}
          </Press>
        </Bar>
      ) : null}
      {count > 0 && !(isRound && isGoing) ? (
        <Bar>
          <span data-part="told">{counted(count, 'elegido', 'elegidos')}</span>
          <Press onPressed={() => onActivated(true)}>{bulkMessages.publish}</Press>
          <Press onPressed={() => onActivated(false)}>{bulkMessages.hide}</Press>
          <Press quiet onPressed={onForgotten}>
            {bulkMessages.forget}
          </Press>
        </Bar>
      ) : null}
    </>
  );
}

const Bar = ({ children }: { children: ReactNode }) => (
  <chakra.section aria-label={bulkMessages.region} css={bar}>
    {children}
  </chakra.section>
);
