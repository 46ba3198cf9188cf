import { createFileRoute } from '@tanstack/react-router';
import { originSearch } from '../wiring/auth/origin-search.ts';
import { passSignedIn } from '../wiring/auth/guard.ts';

/** Layout of login and sign-up; signed-in users are redirected (R2.10). */
export const Route = createFileRoute('/_guest')({
  validateSearch: originSearch,
  beforeLoad: ({ context, search }) => passSignedIn(context, search.origin),
});
