import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { AccountExportActorRef } from '../../machines/account/account-export.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { Panel } from '../layout/Panel.tsx';
import { exportFailureText, myDataMessages as words } from './my-account.messages.ts';

/** Export of all data about the user as a file (R7.23). */
export function MyDataPanel({ exportRef }: { exportRef: AccountExportActorRef }) {
  const { value, context } = useSelector(exportRef, (snapshot) => snapshot);
  const isSaving = value === 'saving';
  const said = value === 'saved' ? words.saved : '';
  return (
    <Panel title={words.title} lead={words.lead}>
      <FormErrorSummary
        message={value === 'failed' && context.failure ? exportFailureText(context.failure) : null}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <Button variant="quiet" busy={isSaving} onClick={() => exportRef.send({ type: 'export.requested' })}>
          {isSaving ? words.saving : words.save}
        </Button>
        {said ? (
          <chakra.span color="success" fontWeight="semibold" aria-hidden="true">
            {said}
          </chakra.span>
        ) : null}
        <LiveRegion message={said} />
      </chakra.div>
    </Panel>
  );
}
