import { createFileRoute } from '@tanstack/react-router';
import { admitOnly } from './-guard.ts';

/** Screens of everyone with a session (R2.4). */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context, location }) => admitOnly(['consumer', 'producer', 'admin'], context, location.href),
});
