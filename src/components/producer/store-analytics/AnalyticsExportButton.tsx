import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { SpreadsheetDownloadActorRef } from '../../../machines/producer/stores/spreadsheet-download.machine.ts';
import type { StoreAnalyticsContent } from '../../../machines/producer/stores/store-analytics.types.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { storeAnalyticsCsv } from './store-analytics-csv.ts';
import { analyticsExportMessages } from './store-analytics.messages.ts';

type Snapshot = SnapshotFrom<SpreadsheetDownloadActorRef>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

interface FileButtonProps {
  actorRef: SpreadsheetDownloadActorRef;
  figures: StoreAnalyticsContent;
}

/** Button that exports the figures of a period for a spreadsheet. */
export function AnalyticsExportButton({ actorRef, figures }: FileButtonProps) {
  const isBusy = useSelector(actorRef, selectIsBusy);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  return (
    <chakra.div data-part="file" display="grid" gap="2" justifyItems="start">
      <Button
        variant="quiet"
        size="sm"
        busy={isBusy}
        onClick={() => actorRef.send({ type: 'file.requested', file: storeAnalyticsCsv(figures) })}
      >
        {analyticsExportMessages.save}
      </Button>
      {hasFailed ? (
        <chakra.p role="alert" data-part="refusal" display="flex" gap="1" color="danger" fontSize="sm">
          <Icon name="warning" size={16} />
          <span>{analyticsExportMessages.failed}</span>
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
