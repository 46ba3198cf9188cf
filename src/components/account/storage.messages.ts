/** Messages for a browser that refuses storage of the session or the cart. */
export const storageMessages = {
  sessionNotKept:
    'Tu navegador no deja guardar la sesión. Puedes seguir con todo, pero tendrás que entrar otra vez si cierras o recargas esta pestaña.',
  cartNotKept:
    'Tu navegador no deja guardar el carrito. Lo tienes mientras no cierres ni recargues esta pestaña.',
};
