import type { FastifyInstance } from 'fastify';

/** Screens whose form may be sent by the browser itself, before the page is alive. */
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
 * Leads a form that the browser sent by itself back to its screen, and to where that leads afterwards. It goes by POST so that nothing typed can end up in an
 * address; what it carries is not read.
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
