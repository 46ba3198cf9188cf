import { expect, test } from 'vitest';
import { check } from '../calls/checking.ts';
import { Phone } from './phone.ts';

const read = (phone: string) => {
  const checked = check(phone, Phone);
  return checked.ok ? checked.value : checked.errors[0]?.message;
};

test.each(['600 000 000', '+34 600-000-000', '(96) 351 00 00', '+34\u00a0600', ''])(
  'R5.9, R5.19 %j is a phone',
  (phone) => {
    expect(read(phone)).toBe(phone);
  },
);

test.each(['1\n2', '1\r\n2', '1\t2', '1\u20282', '60a', '60+0', '++600', '()-', '600.000', '٦٠٠'])(
  'R5.9, R5.19 %j is none',
  (phone) => {
    expect(read(phone)).toBe('Formato de teléfono inválido');
  },
);
