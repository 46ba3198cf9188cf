import type { Call } from '../../../contract/api/call.ts';
import type { FailureOf } from '../../../contract/api/call-types.ts';
import type { Result } from '../../../contract/api/failure.ts';
import type { Favourite } from '../../../contract/favourites/favourite.ts';

type Kept<Name extends 'listFavourites' | 'addFavourites' | 'removeFavourite'> = Result<
  Favourite[],
  FailureOf<Name>
>;

const keptOf = <Failure>(
  answer: Result<{ favourites: Favourite[] }, Failure>,
): Result<Favourite[], Failure> => (answer.ok ? { ok: true, value: answer.value.favourites } : answer);

export const createFavouritesService = (call: Call) => ({
  /** Adds this device's favourites to those of the signed-in account. Answers all, latest first (R3.18). */
  joinFavourites: async (
    { added }: { added: readonly Favourite[] },
    signal?: AbortSignal,
  ): Promise<Kept<'listFavourites' | 'addFavourites'>> =>
    added.length === 0
      ? keptOf(await call('listFavourites', {}, signal))
      : keptOf(await call('addFavourites', { body: { favourites: [...added] } }, signal)),

  /** Adds or removes one favourite of the account. Answers all. */
  saveChange: async (
    { favourite, isWanted }: { favourite: Favourite; isWanted: boolean },
    signal?: AbortSignal,
  ): Promise<Kept<'addFavourites' | 'removeFavourite'>> =>
    isWanted
      ? keptOf(await call('addFavourites', { body: { favourites: [favourite] } }, signal))
      : keptOf(await call('removeFavourite', { params: { id: favourite.id } }, signal)),
});
