import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { AUDIT_LOG_KINDS, type AuditLogEntry } from '../../../../contract/admin/audit-log.ts';
import type { AuditLogListQuery } from '../../../../contract/admin/audit-log-query.ts';
import { ADMIN_LIMITS } from '../../../../contract/admin/admin-limits.ts';
import type { AuditLogActorRef } from '../../../machines/admin/audit-log/audit-log.machine.ts';
import type { AuditLogExportActorRef } from '../../../machines/admin/audit-log/audit-log-export.machine.ts';
import type { ListSnapshot } from '../../../machines/ui/list.machine.ts';
import { RowsSkeleton } from '../../feedback/Skeletons.tsx';
import { searchDrawing } from '../../feedback/drawings/search.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ListResults } from '../../lists/ListResults.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { DateFilter } from '../../orders/DateFilter.tsx';
import { adminFailureText } from '../admin-failure.messages.ts';
import { ChoiceChips } from '../ChoiceChips.tsx';
import { EmptyList } from '../EmptyList.tsx';
import { isFiltered } from '../data-table/is-filtered.ts';
import { TableSettings } from '../data-table/TableSettings.tsx';
import { ExportButton } from '../data-table/ExportButton.tsx';
import { auditLogKindText, auditLogMessages as words } from './audit-log.messages.ts';
import { AUDIT_LOG_TABLE } from './audit-log-columns.tsx';
import { AuditLogTable } from './AuditLogTable.tsx';

const KINDS = [
  { value: '', label: words.all },
  ...AUDIT_LOG_KINDS.map((value) => ({ value, label: auditLogKindText[value] })),
];

const selectQuery = ({ context }: ListSnapshot<AuditLogEntry, AuditLogListQuery>) => context.query;

interface AuditLogViewProps {
  actorRef: AuditLogActorRef;
  fileRef: AuditLogExportActorRef;
  /** Screen address of the list with the given query. */
  addressOf: (query: AuditLogListQuery) => ScreenAddress;
}

/** Audit log screen: filters by kind, dates, actor and target; export as a file (R7.21). */
export function AuditLogView({ actorRef, fileRef, addressOf }: AuditLogViewProps) {
  const query = useSelector(actorRef, selectQuery);
  const { number } = useFormatter();
  const change = (changed: Partial<AuditLogListQuery>) =>
    actorRef.send({ type: 'query.changed', query: changed });
  const { kind, actorId, subjectId, fromDate, toDate } = query;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={words.title} hidden />
      <chakra.div display="flex" flexWrap="wrap" alignItems="start" justifyContent="space-between" gap="4">
        <div>
          <PageTitle>{words.title}</PageTitle>
          <chakra.p color="ink2">{words.lead}</chakra.p>
        </div>
        <ExportButton
          fileRef={fileRef}
          query={query}
          tooMuch={words.tooMuch(number(ADMIN_LIMITS.auditLogExport))}
          failureText={adminFailureText}
        />
      </chakra.div>
      <search>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="end"
          gap="4"
          css={{ '& fieldset label': { fontSize: 'md' } }}
        >
          <chakra.div flex="1 1 14rem" maxWidth={{ md: '22rem' }}>
            <SelectField
              label={words.kind}
              value={kind ?? ''}
              options={KINDS}
              onValueChanged={(chosen) => change({ kind: AUDIT_LOG_KINDS.find((one) => one === chosen) })}
            />
          </chakra.div>
          <DateFilter fromDate={fromDate} toDate={toDate} onDatesChosen={change} />
        </chakra.div>
        {actorId || subjectId ? (
          <chakra.div paddingTop="4">
            <ChoiceChips
              label={words.person}
              choices={[
                { value: true, word: actorId ? words.doneBy : words.doneTo },
                { value: false, word: words.everybody },
              ]}
              chosen
              onChosen={(isKept) =>
                isKept ? undefined : change({ actorId: undefined, subjectId: undefined })
              }
            />
          </chakra.div>
        ) : null}
      </search>
      <ListResults
        actorRef={actorRef}
        tools={<TableSettings actorRef={actorRef} table={AUDIT_LOG_TABLE.menu} />}
        words={words}
        isCountSeen
        failureText={adminFailureText}
        addressOf={addressOf}
        skeleton={<RowsSkeleton label={words.coming} />}
        empty={<EmptyList isFiltered={isFiltered(query)} words={words} whole={addressOf({})} action={null} />}
        drawing={searchDrawing}
      >
        {(entries) => <AuditLogTable entries={entries} />}
      </ListResults>
    </chakra.div>
  );
}
