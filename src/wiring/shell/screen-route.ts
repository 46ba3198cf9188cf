import { notFound } from '@tanstack/react-router';
import type { Actor, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import type { RouterContext } from './router-context.ts';

/** What it takes to open anything. */
interface Opening {
  context: Pick<RouterContext, 'screens'>;
  abortController: AbortController;
}

/** What the router hands to whoever opens a screen. */
export interface ScreenLoad<Params = unknown> extends Opening {
  context: RouterContext;
  params: Params;
}

/** The same behind the login. */
export interface MemberLoad<Params = unknown> extends ScreenLoad<Params> {
  context: RouterContext & { user: User };
}

type Logics = Record<string, AnyStateMachine>;
type Opened<Actors extends Logics> = { [Name in keyof Actors]: Actor<Actors[Name]> };

/** What one of these actors has its address ask; never where none of them hears of its address. */
type AskedOf<Actors extends Logics> = Extract<
  EventFromLogic<Actors[keyof Actors]>,
  { type: 'address.changed' }
>['query'];

interface Screen<Load extends Opening, Actors extends Logics> {
  /** Whose these actors are, or of what: tells them from others of their names. */
  key?: (load: Load) => string;
  /** Whether the address names something that could be there; one that does not leads nowhere, unasked. */
  isNamed?: (load: Load) => boolean;
  actors: (load: Load) => Actors;
}

type Inputs<Actors extends Logics> = { [Name in keyof Actors]: InputFrom<Actors[Name]> };

interface PlainScreen<Load extends Opening, Actors extends Logics> extends Screen<Load, Actors> {
  search?: undefined;
  input: (load: Load) => Inputs<Actors>;
}

interface SearchedScreen<Load extends Opening, Actors extends Logics, Query> extends Screen<Load, Actors> {
  /** What the address asks: its actors are told when they are opened, and whenever that has changed. */
  search: (load: Load) => Query;
  input: (load: Load, query: Query) => Inputs<Actors>;
}

/**
 * The loader of a route that opens a screen's actors by their names. They stay open while only the search of their address
 * changes: going back must reach them. Throws notFound where one of them found nothing, or the address names nothing that
 * could be found; opens nothing for a navigation that was abandoned.
 */
export const screenRoute =
  <Load extends Opening, Actors extends Logics, Query extends AskedOf<Actors>>(
    screen: PlainScreen<Load, Actors> | SearchedScreen<Load, Actors, Query>,
  ) =>
  async (load: Load): Promise<Opened<Actors>> => {
    if (screen.isNamed?.(load) === false) throw notFound();
    const { context, abortController } = load;
    const key = screen.key?.(load);
    const input = screen.search ? screen.input(load, screen.search(load)) : screen.input(load);
    const opened = await Promise.all(
      Object.entries(screen.actors(load)).map(async ([name, logic]) => {
        const actor = await context.screens.open(
          key ? `${name}:${key}` : name,
          logic,
          input[name],
          abortController.signal,
        );
        if (screen.search) actor.send({ type: 'address.changed', query: screen.search(load) });
        return [name, actor] as const;
      }),
    );
    if (opened.some(([, actor]) => actor.getSnapshot().hasTag('notFound'))) throw notFound();
    // Nothing follows the names of an object through its entries.
    return Object.fromEntries(opened) as Opened<Actors>;
  };
