import { filterScreens } from '../../../contract/shell/screen-lookup.ts';

/** Ids for address parameters, by name: /producer/orders/$orderId takes `orderId`. */
export type ScreenIds = Readonly<Record<string, string>>;

/** Addresses of all screens in one area of the back office. Fails for a parameter without an id. */
export const backOfficeScreens = (audience: 'producer' | 'admin', ids: ScreenIds): string[] =>
  filterScreens((screen) => screen.audience === audience).map((path) =>
    path.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const id = ids[name];
      if (id === undefined) throw new Error(`No id for $${name} of ${path}.`);
      return id;
    }),
  );
