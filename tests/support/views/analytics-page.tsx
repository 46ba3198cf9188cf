import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { screen } from '@testing-library/react';
import { createActor, waitFor } from 'xstate';
import type { PeriodChoice } from '../../../contract/producer/period-choice.ts';
import { StoreAnalyticsView } from '../../../src/components/producer/store-analytics/StoreAnalyticsView.tsx';
import { ClockProvider } from '../../../src/components/market/clock-context.ts';
import {
  type SpreadsheetDownloadActorRef,
  spreadsheetDownloadMachine,
} from '../../../src/machines/producer/stores/spreadsheet-download.machine.ts';
import type { StoreAnalyticsActorRef } from '../../../src/machines/producer/stores/store-analytics.machine.ts';
import type { StoreAnalyticsContent } from '../../../src/machines/producer/stores/store-analytics.types.ts';
import { backOfficeSystem } from '../../../src/theme/back-office/system.ts';
import {
  storeAnalyticsHref,
  wireStoreAnalytics,
} from '../../../src/wiring/producer/stores/store-analytics-screen.ts';
import { renderWithMarketProviders } from './render-with-market-providers.tsx';
import { NOW, sampleAnalytics, sampleStore } from '../samples/samples.ts';

/** Analytics of a sample store for two days. */
export const sampleAnalyticsInput = (
  changes: Partial<StoreAnalyticsContent> = {},
): StoreAnalyticsContent => ({
  from: '2026-11-19',
  to: '2026-11-20',
  store: sampleStore(),
  analytics: sampleAnalytics(),
  ...changes,
});

/** Store analytics page with the providers of the back office. */
export const AnalyticsPage = ({
  actorRef,
  fileRef = createActor(spreadsheetDownloadMachine).start(),
}: {
  actorRef: StoreAnalyticsActorRef;
  fileRef?: SpreadsheetDownloadActorRef;
}) => (
  <ChakraProvider value={backOfficeSystem}>
    <ClockProvider value={NOW}>
      <StoreAnalyticsView actorRef={actorRef} fileRef={fileRef} addressOf={storeAnalyticsHref} />
    </ClockProvider>
  </ChakraProvider>
);

/** Texts of all elements with this `data-part`, with normal spaces. */
export const textsOfPart = (name: string) =>
  [...document.querySelectorAll(`[data-part=${name}]`)].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );

/** Renders the analytics page with the given figures and records the chosen periods. */
export async function openAnalyticsPage(value: StoreAnalyticsContent, period: PeriodChoice = 28) {
  const chosen: PeriodChoice[] = [];
  const logic = wireStoreAnalytics({
    loadFigures: async () => ({ ok: true, value }),
    showPeriod: (one) => void chosen.push(one),
  });
  const question = { id: value.store.id, period };
  const actorRef = createActor(logic, { input: { question } }).start();
  await waitFor(actorRef, (snapshot) => snapshot.matches('ready'));
  await renderWithMarketProviders(<AnalyticsPage actorRef={actorRef} />);
  // The charts are lazy.
  await screen.findByRole('heading', { name: /^(Día a día|Semana a semana|Nadie|Todavía|Tu puesto aún)/ });
  return { chosen };
}
