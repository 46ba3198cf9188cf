import { createFileRoute } from '@tanstack/react-router';
import { originSearch } from '../wiring/auth/origin-search.ts';
import { redirectSignedIn } from '../wiring/auth/route-guard.ts';

/** Layout of login and sign-up; signed-in users are redirected (R2.10). */
export const Route = createFileRoute('/_guest')({
  validateSearch: originSearch,
  beforeLoad: ({ context, search }) => redirectSignedIn(context, search.origin),
});
