import { notFound } from '@tanstack/react-router';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { isUuid } from '../../contract/values/uuid.ts';
import type { User } from '../../contract/users/user.ts';
import type { RouterContext } from './shell/router-context.ts';

/** What it takes to open anything. */
interface Opening {
  context: Pick<RouterContext, 'screens'>;
  abortController: AbortController;
}

/** What the router hands to whoever opens a screen. */
interface ScreenLoad<Params> extends Opening {
  context: RouterContext;
  params: Params;
}

/** The same behind the login. */
export interface MemberLoad<Params> extends ScreenLoad<Params> {
  context: RouterContext & { user: User };
}

type Logics = Record<string, AnyStateMachine>;
type Opened<Actors extends Logics> = { [Name in keyof Actors]: Actor<Actors[Name]> };

interface ScreenRoute<Load extends Opening, Actors extends Logics> {
  /** Tells this screen from all others, and from itself for somebody or something else. */
  key: (load: Load) => string;
  /** The id in the address, where it names one; an address that holds none leads nowhere. */
  id?: (load: Load) => string;
  actors: (load: Load) => Actors;
  input: (load: Load) => { [Name in keyof Actors]: InputFrom<Actors[Name]> };
}

/**
 * The loader of a route that opens a screen's actors, all under one key, by their names. Throws notFound where one of them
 * found nothing, or the address names nothing that could be found; opens nothing for a navigation that was abandoned.
 */
export const screenRoute =
  <Load extends Opening, Actors extends Logics>(screen: ScreenRoute<Load, Actors>) =>
  async (load: Load): Promise<Opened<Actors>> => {
    if (screen.id && !isUuid(screen.id(load))) throw notFound();
    const { context, abortController } = load;
    const [key, input] = [screen.key(load), screen.input(load)];
    const opened = await Promise.all(
      Object.entries(screen.actors(load)).map(async ([name, logic]) => {
        const actor = await context.screens.open(
          `${key}/${name}`,
          logic,
          input[name],
          abortController.signal,
        );
        return [name, actor] as const;
      }),
    );
    if (opened.some(([, actor]) => actor.getSnapshot().hasTag('notFound'))) throw notFound();
    // Nothing follows the names of an object through its entries.
    return Object.fromEntries(opened) as Opened<Actors>;
  };
