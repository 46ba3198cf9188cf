import { screensThat } from '../../../contract/shell/screen-at.ts';

/** Ids for the parameters of addresses, by their names: /producer/orders/$orderId takes `orderId`. */
export type ScreenIds = Readonly<Record<string, string>>;

/** Addresses of all screens of an area of the back office. A parameter without an id fails. */
export const backOfficeScreens = (audience: 'producer' | 'admin', ids: ScreenIds): string[] =>
  screensThat((screen) => screen.audience === audience).map((path) =>
    path.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const id = ids[name];
      if (id === undefined) throw new Error(`No id for $${name} of ${path}.`);
      return id;
    }),
  );
