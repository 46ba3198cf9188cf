import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '../../contract/api/call.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Asker } from '../context.ts';
import { pageSubjectOf } from './page-subject.ts';
import { analyticsReaderOf, type PageView } from './page-views.ts';
import type { Visitor } from './visitor-hasher.ts';
import type { Visits } from './visits.ts';

/** Observer that counts answered calls and sent pages. */
export interface VisitObserver {
  /** Observer of a call; undefined if the call is not counted. */
  ofCall(name: EndpointName): ((asked: AskedCall, answer: unknown) => void) | undefined;
  /** Call function for a page rendering, with the page views from its answers, to count for each recipient. */
  ofPage(href: string, call: Call): { call: Call; sights: PageView[] };
  /** Counts a page that was sent to a visitor, with its page views. */
  pageSent(
    asked: { method: string; headers: IncomingHttpHeaders; visitor: Visitor },
    sights: readonly PageView[],
  ): void;
}

export interface AskedCall {
  asker: Asker;
  visitor: Visitor;
  /** URL of the page that made the call, from the Referer header. */
  referer: string | undefined;
  input: object;
}

interface Outside {
  visits: Visits;
  publicHost: string;
  /** Receives unexpected errors of the counting, which must not affect answers. */
  report: (error: unknown) => void;
}

/** True for a page shown in a browser window, not a prefetch, an iframe or a HEAD request. */
const isShown = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'GET' &&
  headers['sec-purpose'] === undefined &&
  headers['purpose'] === undefined &&
  headers['x-moz'] === undefined &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Sellers are not counted, because they manage their own or other stores. */
const isShopper = ({ role }: Asker): boolean => role === 'anonymous' || role === 'consumer';

const flat = ({ params, query, body }: { [Part in 'params' | 'query' | 'body']?: object | undefined }) => ({
  ...query,
  ...body,
  ...params,
});

export function createVisitObserver({ visits, publicHost, report }: Outside): VisitObserver {
  const safely = (count: () => void) => {
    try {
      count();
    } catch (error) {
      report(error);
    }
  };

  const ofCall: VisitObserver['ofCall'] = (name) => {
    const read = analyticsReaderOf(name);
    if (!read) return undefined;
    return ({ asker, visitor, referer, input }, answer) =>
      safely(() => {
        if (!isShopper(asker)) return;
        const page = pageSubjectOf(referer ?? '', publicHost);
        read({ page, input: { ...input }, answer })?.(visits, visitor);
      });
  };

  const ofPage: VisitObserver['ofPage'] = (href, call) => {
    const page = pageSubjectOf(href, publicHost);
    const sights: PageView[] = [];
    const watched: Call = async (name, input, signal) => {
      const answer = await call(name, input, signal);
      safely(() => {
        const sight =
          answer.ok && analyticsReaderOf(name)?.({ page, input: flat(input), answer: answer.value });
        if (sight) sights.push(sight);
      });
      return answer;
    };
    return { call: watched, sights };
  };

  const pageSent: VisitObserver['pageSent'] = ({ method, headers, visitor }, sights) => {
    if (sights.length === 0 || !isShown(method, headers)) return;
    safely(() => {
      for (const sight of sights) sight(visits, visitor);
    });
  };

  return { ofCall, ofPage, pageSent };
}
