import { fromCallback } from 'xstate';
import { type LiveChartsChannel, type LiveUpdate, REPORT_REQUEST } from './live-charts-channel.ts';
import { liveChartsMachine } from './live-charts.machine.ts';

const isNews = (message: unknown): message is LiveUpdate =>
  typeof message === 'object' && message !== null && 'tab' in message && 'type' in message;

/** Page of live charts, connected to the broadcast channel of the market's tabs. */
export const wireLiveCharts = (channel: LiveChartsChannel) =>
  liveChartsMachine.provide({
    actors: {
      watchMarket: fromCallback(({ sendBack }) => {
        channel.listen((message) => isNews(message) && sendBack(message));
        return () => channel.close();
      }),
    },
    actions: { requestReports: () => channel.tell(REPORT_REQUEST) },
  });
