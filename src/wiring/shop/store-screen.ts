import { notFound } from '@tanstack/react-router';
import { wireStorePage } from './store-page.wiring.ts';
import type { RouterContext } from '../shell/router-context.ts';

interface StoreLoad {
  context: RouterContext;
  params: { id: string };
  abortController: AbortController;
}

/** Opens a store's public page, whichever of its four addresses led here (R2.17). */
export async function openStorePage({ context, params: { id }, abortController: { signal } }: StoreLoad) {
  const input = { question: { idOrSlug: id }, now: context.now() };
  const screen = await context.screens.open(
    `store:${id}`,
    wireStorePage(context.services.catalogue),
    input,
    signal,
  );
  if (screen.getSnapshot().hasTag('notFound')) throw notFound();
  return screen;
}
