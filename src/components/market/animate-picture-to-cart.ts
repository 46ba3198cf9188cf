import { animate } from 'framer-motion/dom/mini';

const SECONDS = 0.24;

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Animation of the picture inside `goods` towards the cart, if both are visible. */
export async function animatePictureToCart(goods: Element): Promise<void> {
  const picture = goods.querySelector('img');
  const cart = [...document.querySelectorAll('[data-part=cart-place]')].find(isVisible);
  if (!picture || !cart) return;
  const [from, to] = [picture.getBoundingClientRect(), cart.getBoundingClientRect()];
  const ghost = picture.cloneNode() as HTMLImageElement;
  ghost.alt = '';
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    borderRadius: '12px',
    pointerEvents: 'none',
    zIndex: '50',
  });
  document.body.append(ghost);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const end = `translate(${x}px, ${y}px) scale(0.08)`;
  try {
    await animate(
      ghost,
      { transform: ['none', end], opacity: [0.9, 0.5] },
      { duration: SECONDS, ease: 'easeIn' },
    );
  } finally {
    ghost.remove();
  }
}
