import { createFileRoute } from '@tanstack/react-router';
import { admitOnly } from './-guard.ts';

/** Screens of consumers alone (R2.3). */
export const Route = createFileRoute('/_consumer')({
  beforeLoad: ({ context, location }) => admitOnly(['consumer'], context, location.href),
});
