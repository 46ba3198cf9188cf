export const tableSettingsMessages = {
  rows: 'Filas por página',
  columns: 'Columnas',
  all: 'Mostrar todas',
} as const;
