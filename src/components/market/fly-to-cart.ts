async function slipNow(goods: Element | null): Promise<void> {
  if (!goods || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { slipPicture } = await import('./slip-picture.ts');
  await slipPicture(goods);
}

/**
 * Animation of a product picture towards the cart, unless reduced motion is preferred or no picture is visible.
 * It starts after the frame that shows the response to the press.
 */
export function flyToCart(goods: Element | null): void {
  // Offline the animation code cannot load; the failure is ignored.
  requestAnimationFrame(() => setTimeout(() => void slipNow(goods).catch(() => undefined)));
}
