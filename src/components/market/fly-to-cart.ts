async function slipNow(goods: Element | null): Promise<void> {
  if (!goods || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { slipPicture } = await import('./slip-picture.ts');
  await slipPicture(goods);
}

/**
 * Lets the picture inside `goods` slip towards the cart, unless motion is unwanted or there is nothing to show. Not before
 * the frame that answers the press has been drawn.
 */
export function flyToCart(goods: Element | null): void {
  // Whoever has no line has no slip either; the cart counts all the same.
  requestAnimationFrame(() => setTimeout(() => void slipNow(goods).catch(() => undefined)));
}
