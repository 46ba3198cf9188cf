import { createFileRoute } from '@tanstack/react-router';
import { AboutView } from '../components/text-pages/AboutView.tsx';

/** About page of the market (R2.1). */
export const Route = createFileRoute('/about')({ component: AboutView });
