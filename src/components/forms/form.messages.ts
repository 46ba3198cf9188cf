/** What every form says. */
export const formMessages = {
  submit: 'Guardar',
  busy: 'Guardando…',
  saved: 'Guardado',
  invalid: 'Revisa los campos marcados.',
  leaveTitle: '¿Salir sin guardar?',
  leave: 'Perderás lo que has escrito.',
  stay: 'Seguir aquí',
  go: 'Salir sin guardar',
};
