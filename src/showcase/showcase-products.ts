import type { DailyRevenue } from '../components/back-office/charts/DailyRevenueChart.tsx';

export interface ShowcaseProduct {
  id: string;
  name: string;
  category: string;
  /** In currency units. */
  price: number;
  stock: number;
  /** Initial stock. */
  brought: number;
}

/** Sample products of a store on the seventh of its nine days. */
export const SHOWCASE_PRODUCTS: readonly ShowcaseProduct[] = [
  { id: 'romero', name: 'Miel de romero, 500 g', category: 'Mieles', price: 9.5, stock: 24, brought: 60 },
  { id: 'azahar', name: 'Miel de azahar, 500 g', category: 'Mieles', price: 9.9, stock: 3, brought: 48 },
  { id: 'panal', name: 'Panal entero, 350 g', category: 'Mieles', price: 14, stock: 7, brought: 12 },
  { id: 'polen', name: 'Polen fresco, 250 g', category: 'Del colmenar', price: 11.5, stock: 18, brought: 30 },
  { id: 'velas', name: 'Velas de cera, dos', category: 'Hecho con cera', price: 8, stock: 0, brought: 20 },
];

export const SHOWCASE_CATEGORIES = ['Mieles', 'Del colmenar', 'Hecho con cera', 'Para regalar'];

export const SHOWCASE_REVENUE_DAYS: readonly DailyRevenue[] = [
  { short: 'V 6', day: 'viernes 6', amount: 96.5 },
  { short: 'S 7', day: 'sábado 7', amount: 241.3 },
  { short: 'D 8', day: 'domingo 8', amount: 218 },
  { short: 'L 9', day: 'lunes 9', amount: 42.4 },
  { short: 'M 10', day: 'martes 10', amount: 57.9 },
  { short: 'X 11', day: 'miércoles 11', amount: 63.2 },
  { short: 'J 12', day: 'jueves 12', amount: 88.7 },
  { short: 'V 13', day: 'viernes 13', amount: null },
  { short: 'S 14', day: 'sábado 14', amount: null },
];
