/** Texts of sharing; they load after the first page. */
export const shareMessages = {
  title: 'Compartir',
  address: 'Enlace',
  whatsapp: 'WhatsApp',
  email: 'Correo',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  notCopied: 'Tu navegador no deja copiarlo. Ya está seleccionado: cópialo tú.',
  close: 'Cerrar',
} as const;

/** Accessible name of the share button: "Compartir Miel de romero" */
export const shareLabel = (name: string) => `Compartir ${name}`;
