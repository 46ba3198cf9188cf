/** Published accounts of the demo market, which an empty market with its own PostgreSQL gets. */
export const DEMO_ACCOUNTS = [
  { role: 'consumer', email: 'consumidora@tenderete.example', label: 'Compradora' },
  { role: 'producer', email: 'productora@tenderete.example', label: 'Productora' },
  { role: 'admin', email: 'admin@tenderete.example', label: 'Administración' },
] as const;

export const DEMO_PASSWORD = 'Tenderete-2026!';
