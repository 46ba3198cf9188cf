import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createActor } from 'xstate';
import { StoreAnalyticsView } from '../../src/components/producer/store-analytics/StoreAnalyticsView.tsx';
import { ClockProvider } from '../../src/components/market/clock-context.ts';
import {
  type FiguresFileActorRef,
  figuresFileMachine,
} from '../../src/machines/producer/stores/figures-file.machine.ts';
import type { StoreAnalyticsActorRef } from '../../src/machines/producer/stores/store-analytics.machine.ts';
import type { StoreFigures } from '../../src/machines/producer/stores/store-analytics.types.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { storeAnalyticsHref } from '../../src/wiring/producer/stores/store-analytics-screen.ts';
import { NOW, sampleAnalytics, sampleStore } from './samples.ts';

/** The figures of a sample store on two days. */
export const sampleFigures = (changes: Partial<StoreFigures> = {}): StoreFigures => ({
  from: '2026-11-19',
  to: '2026-11-20',
  store: sampleStore(),
  analytics: sampleAnalytics(),
  ...changes,
});

/** The page of a store's figures as the back office dresses it. */
export const FiguresPage = ({
  actorRef,
  fileRef = createActor(figuresFileMachine).start(),
}: {
  actorRef: StoreAnalyticsActorRef;
  fileRef?: FiguresFileActorRef;
}) => (
  <ChakraProvider value={backOfficeSystem}>
    <ClockProvider value={NOW}>
      <StoreAnalyticsView actorRef={actorRef} fileRef={fileRef} addressOf={storeAnalyticsHref} />
    </ClockProvider>
  </ChakraProvider>
);

/** The texts of all parts of the page that are called so, with ordinary blanks. */
export const partsOf = (name: string) =>
  [...document.querySelectorAll(`[data-part=${name}]`)].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
