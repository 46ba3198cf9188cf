import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '../../contract/api/call.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Asker } from '../context.ts';
import { namedPage } from './named-page.ts';
import { readingOf, type PageView } from './page-views.ts';
import type { Visitor } from './visitor-hasher.ts';
import type { Visits } from './visits.ts';

/** Hears of what the server answered, and has it counted. */
export interface VisitWatch {
  /** What is to be done when a call by this name was answered; undefined where nothing is counted of it. */
  ofCall(name: EndpointName): ((asked: AskedCall, answer: unknown) => void) | undefined;
  /** The calls that a page is rendered with, and what it shows by their answers, to be counted of each who gets it. */
  ofPage(href: string, call: Call): { call: Call; sights: PageView[] };
  /** Counts a page that was sent. */
  pageSent(
    asked: { method: string; headers: IncomingHttpHeaders; visitor: Visitor },
    sights: readonly PageView[],
  ): void;
}

export interface AskedCall {
  asker: Asker;
  visitor: Visitor;
  /** The page that called, as its browser tells it. */
  referer: string | undefined;
  input: object;
}

interface Outside {
  visits: Visits;
  publicHost: string;
  /** Hears of what should never break. */
  report: (error: unknown) => void;
}

/** Somebody's own screen, not what a browser fetches ahead, puts into a frame or asks the length of. */
const isShown = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'GET' &&
  headers['sec-purpose'] === undefined &&
  headers['purpose'] === undefined &&
  headers['x-moz'] === undefined &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Whoever sells looks after the own stall, or somebody else's. */
const isShopper = ({ role }: Asker): boolean => role === 'anonymous' || role === 'consumer';

const flat = ({ params, query, body }: { [Part in 'params' | 'query' | 'body']?: object | undefined }) => ({
  ...query,
  ...body,
  ...params,
});

export function createVisitWatch({ visits, publicHost, report }: Outside): VisitWatch {
  const safely = (count: () => void) => {
    try {
      count();
    } catch (error) {
      report(error);
    }
  };

  const ofCall: VisitWatch['ofCall'] = (name) => {
    const read = readingOf(name);
    if (!read) return undefined;
    return ({ asker, visitor, referer, input }, answer) =>
      safely(() => {
        if (!isShopper(asker)) return;
        const page = namedPage(referer ?? '', publicHost);
        read({ page, input: { ...input }, answer })?.(visits, visitor);
      });
  };

  const ofPage: VisitWatch['ofPage'] = (href, call) => {
    const page = namedPage(href, publicHost);
    const sights: PageView[] = [];
    const watched: Call = async (name, input, signal) => {
      const answer = await call(name, input, signal);
      safely(() => {
        const sight = answer.ok && readingOf(name)?.({ page, input: flat(input), answer: answer.value });
        if (sight) sights.push(sight);
      });
      return answer;
    };
    return { call: watched, sights };
  };

  const pageSent: VisitWatch['pageSent'] = ({ method, headers, visitor }, sights) => {
    if (sights.length === 0 || !isShown(method, headers)) return;
    safely(() => {
      for (const sight of sights) sight(visits, visitor);
    });
  };

  return { ofCall, ofPage, pageSent };
}
