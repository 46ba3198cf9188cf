export const END_TEXTS: Readonly<Record<string, string>> = {
  'completed ': 'Leído',
  'cancelled ': 'Cancelado',
  'completed trial': 'Probado, sin guardar nada',
  'failed trial': 'No entraría nada',
};

export const VERDICT_TEXTS: Readonly<Record<number, string>> = {
  0: 'Todas las filas se leen bien.',
  2: 'Hay 2 filas con algo que corregir. Puedes arreglarlas ahora, o subir el resto y dejarlas para luego.',
  3: 'Ninguna fila se puede leer así. Arregla la hoja y vuelve a elegirla.',
};

export const UNREADABLE_TEXT = '«productos.csv» no se ha podido leer. Vuelve a elegirlo.';

export const FAULT_TEXTS: Readonly<Record<string, string>> = {
  'foto.jpg': '«foto.jpg» no es un ZIP ni una hoja CSV. Mete la hoja y las fotos en un ZIP y elige ese.',
  'productos.csv': UNREADABLE_TEXT,
};
