import { createFileRoute } from '@tanstack/react-router';
import { originSearch } from '../wiring/auth/origin-search.ts';
import { passSignedIn } from '../wiring/auth/guard.ts';

/** The ways in; who is signed in is led on (R2.10). */
export const Route = createFileRoute('/_guest')({
  validateSearch: originSearch,
  beforeLoad: ({ context, search }) => passSignedIn(context, search.origin),
});
