import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_member/profile')({ component: () => <h1>Tu cuenta</h1> });
