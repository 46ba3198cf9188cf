import type { FastifyInstance } from 'fastify';

/** Screens whose form the browser may submit itself, before hydration. */
const SCREENS = [
  '/login',
  '/register',
  '/register-vendors',
  '/confirm-account',
  '/forgot-password',
  '/reset-password',
  '/contact',
  '/avisame/:id',
];

/**
 * Redirects a native form submission back to its screen. Forms use POST so that no input gets into a URL; the body is
 * ignored.
 */
export async function registerUnhydratedFormPosts(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    for (const screen of SCREENS) scope.post(screen, (request, reply) => reply.redirect(request.url, 303));
  });
}
