import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { BulkActionBar, BulkActionButton } from './BulkActionBar.tsx';
import { bulkRunMessages, type BulkRunTexts } from './bulk-run.messages.ts';
import { BulkOutcome } from './BulkOutcome.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import type { BulkRun } from './use-bulk-run.ts';

interface BulkBarProps {
  changes: BulkRun;
  /** Shown before the changes; its outcome also stays beside a new selection. */
  deletions: BulkRun;
  words: BulkRunTexts & { chosen: readonly [string, string] };
  /** Number of selected rows. */
  count: number;
  /** Bulk actions in order. */
  actions: readonly { label: string; onPressed: () => void }[];
  onForgotten: () => void;
}

/** Bulk actions for the selected rows of a list, with progress and outcome. */
export function BulkBar({ changes, deletions, words, count, actions, onForgotten }: BulkBarProps) {
  const { count: counted } = useFormatter();
  const runs = [deletions, changes];
  const going = runs.find(({ isGoing }) => isGoing);
  const over = runs.find(({ outcome }) => outcome !== '');
  return (
    <>
      <LiveRegion message={going ? '' : (over?.news ?? '')} />
      {going ? <BulkProgress round={going} /> : null}
      {over && !going && count === 0 ? <BulkOutcome round={over} /> : null}
      {count > 0 && !going ? (
        <BulkActionBar label={words.region}>
          <span data-part="told">
            {[counted(count, ...words.chosen), deletions.outcome].filter(Boolean).join(' · ')}
          </span>
          {actions.map(({ label, onPressed }) => (
            <BulkActionButton key={label} onPressed={onPressed}>
              {label}
            </BulkActionButton>
          ))}
          <BulkActionButton quiet onPressed={onForgotten}>
            {bulkRunMessages.forget}
          </BulkActionButton>
        </BulkActionBar>
      ) : null}
    </>
  );
}
