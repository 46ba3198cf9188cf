import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { LastBackup } from '../../../../contract/admin/system-status.ts';
import { relativeTimeText } from '../../back-office/relative-time-text.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { Badge, type BadgeTone } from '../../market/Badge.tsx';
import { backupStateText, systemMessages as words } from './system.messages.ts';

const TONES: Readonly<Record<LastBackup['state'], BadgeTone>> = {
  running: 'info',
  verified: 'open',
  failed: 'danger',
};

const MEGABYTE = 1_000_000;

const Fact = ({ word, children }: { word: string; children: ReactNode }) => (
  <chakra.div data-part="backup" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
    <chakra.dt fontWeight="semibold">{word}</chakra.dt>
    <chakra.dd display="flex" flexWrap="wrap" gap="3" minWidth="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </chakra.div>
);

interface BackupProps {
  backup: LastBackup | null;
  /** Time of the answer, in ms. */
  now: number;
}

/** Newest scheduled backup, and when a trial restore last verified one. */
export function Backup({ backup, now }: BackupProps) {
  const format = useFormatter();
  if (backup === null) return <chakra.p>{words.noBackup}</chakra.p>;
  const { state, startedAt, verifiedAt, bytes, failure } = backup;
  const time = (at: string) => (
    <time dateTime={at} title={format.dayAndTime(at)}>
      {relativeTimeText(at, now, format)}
    </time>
  );
  return (
    <chakra.dl
      display="grid"
      gap="3"
      padding="4"
      background="raised"
      borderRadius="card"
      boxShadow="stall"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Fact word={words.lastBackup}>
        <Badge tone={TONES[state]}>{backupStateText[state]}</Badge>
        {time(startedAt)}
        {failure ? <span lang="en">{failure}</span> : null}
      </Fact>
      <Fact word={words.verifiedBackup}>
        {verifiedAt ? time(verifiedAt) : <span>{words.neverVerified}</span>}
      </Fact>
      {bytes === null ? null : (
        <Fact word={words.backupSize}>
          <span>{words.megabytes(format.number(Math.round(bytes / MEGABYTE)))}</span>
        </Fact>
      )}
    </chakra.dl>
  );
}
