/** Told where a browser refuses to keep something. */
export const storageMessages = {
  sessionNotKept:
    'Tu navegador no deja guardar la sesión. Puedes seguir con todo, pero tendrás que entrar otra vez si cierras o recargas esta pestaña.',
  cartNotKept:
    'Tu navegador no deja guardar el carrito. Lo tienes mientras no cierres ni recargues esta pestaña.',
};
