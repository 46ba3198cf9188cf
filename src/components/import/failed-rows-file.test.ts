import { expect, test } from 'vitest';
import { csvOf } from '../../services/ui/csv.ts';
import { failedRowsFile } from './failed-rows-file.ts';

test('R3.9 the rows that failed are a sheet that can be mended and sent again, each with what is wrong', () => {
  const { name, rows } = failedRowsFile({
    errors: [
      { message: 'Se esperaban 3 productos y la hoja tiene 2.' },
      { row: 3, column: 'precio', message: 'El precio debe ser un número mayor a 0' },
      { row: 3, column: 'imagenes', message: '«b.jpg» no está en el ZIP' },
    ],
    failedRows: [
      {
        row: 3,
        cells: { nombre: '=Miel', precio: '0', imagenes: 'b.jpg', tallas: '+1', id: 'p-1', otra: 'x' },
      },
    ],
  });
  expect(name).toBe('productos.csv');
  expect(csvOf(rows).split('\r\n')).toEqual([
    '\uFEFF"nombre";"descripcion_corta";"precio";"existencias";"imagenes";"productor";"exclusivo";"contenido";"tallas";"materiales";"ingredientes";"alergenos";"id";"que_falla"',
    `"'=Miel";;"=""0""";;"b.jpg";;;;"=""+1""";;;;"p-1";"precio: El precio debe ser un número mayor a 0 · imágenes: «b.jpg» no está en el ZIP"`,
    '',
  ]);
});
