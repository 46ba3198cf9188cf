import { createFileRoute } from '@tanstack/react-router';
import { MaintenanceView } from '../components/text-pages/MaintenanceView.tsx';

/** Where every path leads while the market is closed (R2.8). */
export const Route = createFileRoute('/maintenance')({ component: MaintenanceView });
