import type { Role } from '../../../contract/account/role.ts';
import type { AuthScreenPath } from './auth-links.ts';

interface RegisterWords {
  title: string;
  lead: string;
  submit: string;
  other: { question: string; word: string; href: AuthScreenPath };
}

/** Texts of the two sign-up screens, by role (R1.2, R1.3, R2.1). */
export const registerMessages: Record<'consumer' | 'producer', RegisterWords> = {
  consumer: {
    title: 'Crea tu cuenta',
    lead: 'Un minuto y a la plaza. Lo que llevas en el carrito te espera.',
    submit: 'Crear cuenta',
    other: { question: '¿Vienes a vender?', word: 'Monta tu puesto', href: '/register-vendors' },
  },
  producer: {
    title: 'Monta aquí tu puesto',
    lead: 'Abre unos días o unas semanas, con tu nombre y tus colores. Empieza por tu cuenta de productor.',
    submit: 'Crear cuenta de productor',
    other: { question: '¿Vienes a comprar?', word: 'Crea una cuenta de cliente', href: '/register' },
  },
};

export const registerFormMessages = {
  busy: 'Creando tu cuenta…',
  nameHint: 'Como quieres que lo vean en tus pedidos.',
  emailHint: 'Te mandaremos un código para confirmarlo.',
  phoneHint: 'Para que tus clientes puedan localizarte.',
  haveOne: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',
  accept: 'Al crear la cuenta aceptas las',
  terms: 'condiciones',
  and: 'y has leído cómo cuidamos',
  privacy: 'tus datos',
};

interface MemberWords {
  title: string;
  text: string;
  /** A different account is needed, so the member has to sign out first. */
  isElsewhere: boolean;
}

const OTHER_ACCOUNT =
  'Para vender hace falta una cuenta de productor, con otro email. Cierra la sesión y la creas aquí mismo.';

/** Texts of the producer sign-up for members, by their role (R1.2, R1.3). */
export const producerSignupTexts: Record<Role, MemberWords> = {
  consumer: { title: 'Esta cuenta es para comprar', text: OTHER_ACCOUNT, isElsewhere: true },
  producer: {
    title: 'Ya tienes tu cuenta de productor',
    text: 'Has entrado con ella: no hace falta crear otra.',
    isElsewhere: false,
  },
  admin: { title: 'Esta cuenta es de administración', text: OTHER_ACCOUNT, isElsewhere: true },
};

export const producerSignupLinks = { signOut: 'Cerrar sesión' };

export const producerAsideMessages = {
  title: 'Qué te espera',
  steps: [
    { title: 'Crea y confirma tu cuenta', text: 'Un email, una contraseña y el código que te mandamos.' },
    { title: 'Dale forma a tu puesto', text: 'Nombre, fechas, colores y una de las seis plantillas.' },
    { title: 'Pon tus productos', text: 'De uno en uno o todos de golpe, con un ZIP.' },
    { title: 'Abre', text: 'Se abre y se cierra solo, el día y a la hora que digas.' },
  ],
  notesTitle: 'Conviene saber',
  notes: [
    'El cobro y el envío los acuerdas tú con cada cliente: el mercado no toca el dinero.',
    'Las existencias bajan con cada pedido; nadie compra más de lo que tienes.',
    'La cuenta de productor vende. Para comprar, usa otra de cliente con otro email.',
  ],
};
