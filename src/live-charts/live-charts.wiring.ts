import { fromCallback } from 'xstate';
import { type FlowChannel, type FlowUpdate, REPORT_REQUEST } from './live-charts-channel.ts';
import { flowsMachine } from './live-charts.machine.ts';

const isNews = (message: unknown): message is FlowUpdate =>
  typeof message === 'object' && message !== null && 'tab' in message && 'type' in message;

/** Flows page, connected to the broadcast channel of the market's tabs. */
export const wireFlows = (channel: FlowChannel) =>
  flowsMachine.provide({
    actors: {
      watchMarket: fromCallback(({ sendBack }) => {
        channel.listen((message) => isNews(message) && sendBack(message));
        return () => channel.close();
      }),
    },
    actions: { requestReports: () => channel.tell(REPORT_REQUEST) },
  });
