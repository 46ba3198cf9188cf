import { LinkButton } from '../src/components/forms/Button.tsx';
import { AppLink, TextLink } from '../src/components/layout/AppLink.tsx';

/** Valid links, which must compile. `npm run check` includes this file. */
export const validLinks = (name: string) => ({
  fixed: <AppLink to="/tiendas">a</AppLink>,
  withParams: <AppLink to="/tienda/$id" params={{ id: 'la-colmena' }} />,
  backOffice: <AppLink to="/producer/dashboard">a</AppLink>,
  withSearch: <AppLink to="/login" search={{ origin: '/checkout' }} />,
  composed: <AppLink href={`/tienda/${name}`}>a</AppLink>,
  composedSearch: <AppLink href={`/products?q=${name}`}>a</AppLink>,
  text: <TextLink to="/terms">a</TextLink>,
  button: <LinkButton to="/cart" variant="quiet" wide />,
});

/** Invalid links: one that compiles fails the check, because its `@ts-expect-error` is then unused. */
export const invalidLinks = (name: string) => ({
  // @ts-expect-error no such screen
  screen: <AppLink to="/tiendaz">a</AppLink>,
  // @ts-expect-error a screen without what names its subject
  bare: <AppLink to="/tienda/$id">a</AppLink>,
  // @ts-expect-error under another name
  params: <AppLink to="/tienda/$id" params={{ slug: 'la-colmena' }} />,
  // @ts-expect-error of another kind
  search: <AppLink to="/login" search={{ origin: 7 }} />,
  // @ts-expect-error no such address
  address: <AppLink href="/tiendaz">a</AppLink>,
  // @ts-expect-error any text
  text: <AppLink href={name}>a</AppLink>,
  // @ts-expect-error composed from one that is none
  composed: <AppLink href={`/tiendaz?q=${name}`}>a</AppLink>,
  // @ts-expect-error nowhere
  nowhere: <AppLink>a</AppLink>,
  // @ts-expect-error no such screen
  textLink: <TextLink to="/term">a</TextLink>,
  // @ts-expect-error no such screen
  button: <LinkButton to="/carts" variant="quiet" />,
  // @ts-expect-error no such look
  look: <LinkButton to="/cart" variant="quit" />,
});
