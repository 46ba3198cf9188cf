import { demoId } from '../../../../demo/demo-ids.ts';
import { button, chooseFirstRow, field, fill, ensureOpen, type Presses } from './refusable-press.ts';

const EMAIL = 'ana@example.com';
const PASSWORD = 'Mercado-2026';
const NEW_ACCOUNT = { 'Nombre y apellidos': 'Ana Ruiz', Email: EMAIL, Contraseña: PASSWORD };
const HUGO = `/admin/users/${demoId('user', 'hugo')}`;

/** Presses about accounts: the own one and those of others. */
export const accountPresses = {
  login: {
    'a login': {
      as: 'nobody',
      at: '/login',
      before: fill({ Email: EMAIL, Contraseña: PASSWORD }),
      press: button('Iniciar sesión'),
    },
  },
  signup: {
    'a new account': {
      as: 'nobody',
      at: '/register',
      before: fill(NEW_ACCOUNT),
      press: button('Crear cuenta'),
    },
    'a new account to sell': {
      as: 'nobody',
      at: '/register-vendors',
      before: fill(NEW_ACCOUNT),
      press: button('Crear cuenta de productor'),
    },
  },
  confirmAccount: {
    'the code of a new account': {
      as: 'nobody',
      at: '/confirm-account',
      before: fill({ Email: EMAIL, Código: '123456' }),
      press: button('Confirmar cuenta'),
    },
  },
  resendConfirmation: {
    'another code for a new account': {
      as: 'nobody',
      at: '/confirm-account',
      before: fill({ Email: EMAIL }),
      press: button('Enviar otro código'),
    },
  },
  forgotPassword: {
    'a code for a forgotten password': {
      as: 'nobody',
      at: '/forgot-password',
      before: fill({ Email: EMAIL }),
      press: button('Enviar código'),
    },
    'another code for a forgotten password': {
      as: 'nobody',
      at: '/reset-password',
      before: fill({ Email: EMAIL }),
      press: button('Enviar otro código'),
    },
  },
  resetPassword: {
    'a password by code': {
      as: 'nobody',
      at: '/reset-password',
      before: fill({ Email: EMAIL, Código: '123456', 'Contraseña nueva': PASSWORD }),
      press: button('Guardar contraseña'),
    },
  },
  changePassword: {
    'a change of password': {
      as: 'consumer',
      at: '/profile',
      before: fill({ 'Contraseña actual': PASSWORD, 'Contraseña nueva': 'Mercado-2027' }),
      press: button('Cambiar contraseña'),
    },
  },
  updateProfile: {
    'a change of the own details': {
      as: 'consumer',
      at: '/profile',
      // Other than whatever the shared account stores: an unchanged form is not sent.
      before: fill({ Ciudad: `Soria ${crypto.randomUUID()}` }),
      press: button('Guardar cambios'),
    },
    'another address for the own account': {
      as: 'consumer',
      at: '/profile',
      before: fill({ 'Email nuevo': EMAIL, 'Tu contraseña': PASSWORD }),
      press: button('Enviar código'),
    },
  },
  confirmEmail: {
    'the code of another address': {
      as: 'consumer',
      at: '/profile',
      before: async (page) => {
        await ensureOpen(button('Ya tengo un código')(page), field(page, 'Código'));
        await field(page, 'Código').fill('123456');
      },
      press: button('Cambiar email'),
    },
  },
  deleteAccount: {
    'the end of the own account': {
      as: 'consumer',
      at: '/profile',
      before: async (page) => {
        const password = field(page, 'Tu contraseña, para borrar la cuenta');
        await ensureOpen(button('Quiero borrar mi cuenta')(page), password);
        await password.fill(PASSWORD);
      },
      press: button('Borrar mi cuenta para siempre'),
    },
  },
  endOtherSessions: {
    'the end of the other sessions': { as: 'consumer', at: '/profile', press: button('Cerrar las demás') },
  },
  endSession: {
    'the end of a session': { as: 'consumer', at: '/profile', press: button('Cerrar') },
  },
  updateUser: {
    'a change of an account': {
      as: 'admin',
      at: HUGO,
      before: fill({ Nombre: 'Hugo Peñalver' }),
      press: button('Guardar cambios'),
    },
    'an account that is switched off': {
      as: 'admin',
      at: HUGO,
      press: button('Desactivar la cuenta'),
      isAsked: true,
    },
    'a bulk action on accounts': {
      as: 'admin',
      at: '/admin/users?role=consumer',
      before: chooseFirstRow,
      press: button('Desactivar'),
      isAsked: true,
    },
  },
  deleteUser: {
    'the end of an account': {
      as: 'admin',
      at: HUGO,
      before: fill({ 'Para borrarla, escribe «Hugo Peñalver Ibáñez»': 'Hugo Peñalver Ibáñez' }),
      press: button('Borrar la cuenta'),
    },
    'a bulk deletion of accounts': {
      as: 'admin',
      at: '/admin/users?role=consumer',
      before: chooseFirstRow,
      press: button('Borrar'),
      isAsked: true,
    },
  },
} satisfies Record<string, Presses>;
