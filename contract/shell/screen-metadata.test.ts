import { expect, test } from 'vitest';
import { addressesWithoutReturn, headOf, cacheableScreens, placesIn, titleOf } from './screen-metadata.ts';

test('the head of a screen says its address, or that no search engine is to list it', () => {
  expect([headOf('/guide'), headOf('/login'), headOf('/cart')]).toEqual([
    { title: 'Guía', path: '/guide' },
    { title: 'Iniciar sesión', hidden: true },
    { title: 'Tu carrito', hidden: true },
  ]);
  expect(titleOf('/cart')).toBe('Tu carrito');
});

test('R2.10 nobody is led back to a way in, nor to where a closed address leads', () => {
  expect(addressesWithoutReturn()).toEqual([
    '/login',
    '/register',
    '/register-vendors',
    '/confirm-account',
    '/forgot-password',
    '/reset-password',
    '/access-denied',
    '/maintenance',
  ]);
});

test('a navigation has its screens in the order of the table', () => {
  expect(placesIn('bar')).toEqual([
    { to: '/', word: 'Inicio' },
    { to: '/products', word: 'Buscar' },
    { to: '/orders', word: 'Pedidos' },
    { to: '/profile', word: 'Cuenta' },
  ]);
});

test('R2.25 what is the same for everybody may stay on a device, and nothing that is somebody’s', () => {
  expect(cacheableScreens().map(({ path }) => path)).toEqual([
    '/',
    '/home',
    '/tiendas',
    '/tiendas/calendario',
    '/tienda/$id',
    '/store/$id',
    '/popup/$id',
    '/popups/$id',
    '/products',
    '/products/$id',
    '/guide',
    '/about',
    '/contact',
    '/privacy',
    '/terms',
  ]);
  expect(cacheableScreens().find(({ path }) => path === '/tiendas')).toEqual({
    path: '/tiendas',
    query: ['popups', 'pop-ups', 'store', 'tienda', 'category', 'page'],
  });
});
