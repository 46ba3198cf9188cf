export const listExportMessages = {
  save: 'Descargar CSV',
  progressOf: 'Filas del archivo',
  under: (done: string, total: string) => `${done} de ${total}`,
  stop: 'Parar',
} as const;
