import { notFound } from '@tanstack/react-router';
import type { Actor, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { User } from '../../../contract/account/user.ts';
import type { RouterContext } from './router-context.ts';

/** Minimal loader arguments to open actors. */
interface Opening {
  context: Pick<RouterContext, 'screens'>;
  abortController: AbortController;
}

/** Loader arguments of a screen. */
export interface ScreenLoaderArgs<Params = unknown> extends Opening {
  context: RouterContext;
  params: Params;
}

/** Loader arguments of a screen behind a login. */
export interface MemberLoaderArgs<Params = unknown> extends ScreenLoaderArgs<Params> {
  context: RouterContext & { user: User };
}

type Logics = Record<string, AnyStateMachine>;
type Opened<Actors extends Logics> = { [Name in keyof Actors]: Actor<Actors[Name]> };

/** Query that one of these actors accepts by `address.changed`; never if none does. */
type AskedOf<Actors extends Logics> = Extract<
  EventFromLogic<Actors[keyof Actors]>,
  { type: 'address.changed' }
>['query'];

interface Screen<Load extends Opening, Actors extends Logics> {
  /** Identity of the actors, such as a user id or an entity id. Another key opens other actors. */
  key?: (load: Load) => string;
  /** False for an address that cannot exist, such as an invalid id: the screen is not found, without a request. */
  isNamed?: (load: Load) => boolean;
  actors: (load: Load) => Actors;
}

type Inputs<Actors extends Logics> = { [Name in keyof Actors]: InputFrom<Actors[Name]> };

interface PlainScreen<Load extends Opening, Actors extends Logics> extends Screen<Load, Actors> {
  search?: undefined;
  input: (load: Load) => Inputs<Actors>;
}

interface SearchedScreen<Load extends Opening, Actors extends Logics, Query> extends Screen<Load, Actors> {
  /** Query in the address. The actors receive it when they open and after each change. */
  search: (load: Load) => Query;
  input: (load: Load, query: Query) => Inputs<Actors>;
}

/**
 * Route loader that opens a screen's actors by name. They stay open while only the query changes, so that
 * Back reaches them. Throws notFound if an actor found nothing, or the address cannot exist. An abandoned
 * navigation opens nothing.
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
    // TypeScript loses an object's key names in its entries.
    return Object.fromEntries(opened) as Opened<Actors>;
  };
