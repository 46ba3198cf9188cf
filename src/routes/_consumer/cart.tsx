import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_consumer/cart')({ component: () => <h1>Carrito</h1> });
