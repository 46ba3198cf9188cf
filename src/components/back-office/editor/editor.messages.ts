/** Texts of all editors, by the noun of the item, which must be masculine: "puesto". */
export const editorMessagesOf = (thing: string) => ({
  change: `Editar ${thing}`,
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

/** Shared texts of an editor plus those of the item. */
export type EditorMessages = ReturnType<typeof editorMessagesOf> & {
  /** Title for a new item. */
  make: string;
  /** Label of the link to the list. */
  back: string;
};
