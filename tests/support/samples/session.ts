import type { User } from '../../../contract/account/user.ts';

export const ana: User = {
  id: '0190b6d0-0000-7000-8000-000000000001',
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  role: 'producer',
};

export const credentials = { username: 'ana@example.com', password: 'Mercado-2026' };
