import type { Page } from '@playwright/test';
import { button, field, fill, type Presses } from './refusable-press.ts';

const SUBJECT = 'Una duda de teclado';
const WRITTEN = { name: 'Ana Ruiz', email: 'ana@example.com', subject: SUBJECT, message: 'Hola, buenas.' };

const messages = async (page: Page) => {
  await page.request.post('/api/notifications/contact', { data: WRITTEN });
  return '/admin/messages';
};

/** Opens the message unless it is open. */
async function openMessage(page: Page) {
  const link = page.getByRole('link', { name: `${SUBJECT}, de Ana Ruiz` }).first();
  const reply = field(page, 'Tu respuesta');
  await link.or(reply).first().waitFor();
  if (!(await reply.isVisible())) await link.press('Enter');
  await reply.waitFor();
}

/** Presses about contact messages and notifications. */
export const messagePresses = {
  sendContactMessage: {
    'a message to the market': {
      as: 'nobody',
      at: '/contact',
      before: fill({ Nombre: 'Ana', Email: 'ana@example.com', Asunto: 'Una duda', Mensaje: 'Hola, buenas.' }),
      press: button('Enviar mensaje'),
    },
  },
  createNotification: {
    'a new notice': {
      as: 'admin',
      at: '/admin/notifications/new',
      before: fill({ Título: 'Cerramos el lunes', Mensaje: 'Por la fiesta del barrio.' }),
      press: button('Publicar el aviso'),
    },
  },
  changeNotificationStatus: {
    'a notice that is put away': { as: 'admin', at: '/admin/notifications', press: button(/^Archivar: /) },
  },
  deleteNotification: {
    'the deletion of a notice': {
      as: 'admin',
      at: '/admin/notifications',
      press: button(/^Borrar: /),
      isAsked: true,
    },
  },
  changeContactMessageState: {
    'the next state of a message': {
      as: 'admin',
      at: messages,
      before: openMessage,
      press: button(/^Cerrar/),
    },
  },
  replyToContactMessage: {
    'a reply to a message': {
      as: 'admin',
      at: messages,
      before: async (page) => {
        await openMessage(page);
        await field(page, 'Tu respuesta').fill('Claro que sí.');
      },
      press: button('Enviar respuesta'),
    },
  },
} satisfies Record<string, Presses>;
