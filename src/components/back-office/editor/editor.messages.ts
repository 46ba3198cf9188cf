/** What every editor says of what it makes or changes, by the word for that, which is masculine: "puesto". */
export const editorMessagesOf = (thing: string) => ({
  change: `Cambiar ${thing}`,
  form: `Datos del ${thing}`,
  save: 'Guardar',
  saveChanges: 'Guardar cambios',
  busy: 'Guardando…',
  retry: 'Reintentar',
  preview: 'Así se verá',
  saved: (name: string) => `«${name}» está guardado`,
  sending: `El ${thing} ya está guardado. Se verá en el mercado cuando llegue su portada.`,
  leave: {
    title: '¿Salir sin guardar?',
    question: 'Lo que has escrito y las fotos que has elegido se perderán.',
    confirm: 'Salir sin guardar',
    dismiss: 'Seguir aquí',
  },
  leaveSending: {
    title: '¿Salir ya?',
    question: `El ${thing} está guardado, pero las fotos que no han llegado se perderán.`,
    confirm: 'Salir ya',
    dismiss: 'Esperar a las fotos',
  },
  coming: `Cargando el ${thing}`,
  unavailable: `No hemos podido cargar el ${thing}`,
  gone: `Este ${thing} ya no está`,
  goneHint: 'Puede que se haya borrado, o que sea de otra cuenta.',
});

/** The same, and what an editor says of its thing in words of its own. */
export type EditorMessages = ReturnType<typeof editorMessagesOf> & {
  /** The title of a new one. */
  make: string;
  /** The list of all. */
  back: string;
};
