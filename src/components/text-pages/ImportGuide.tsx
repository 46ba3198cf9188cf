import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { mapTextColumns } from '../../../contract/catalogue/text-attributes.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_SHEET_NAME,
  type ImportColumn,
} from '../../../contract/import/import-sheet.ts';
import { SHEET_COLUMNS } from '../../../contract/import/sheet-cells.ts';
import { PICTURE_LIMITS } from '../../../contract/uploads/upload-limits.ts';
import { IMPORT_LIMITS } from '../../../contract/import/import-limits.ts';
import { useFormatter } from '../market/formatter-context.ts';

const MIB = 1024 * 1024;

const ABOUT: Record<ImportColumn, string> = {
  nombre: 'Cómo se llama, como lo dirías en el puesto. Hasta 100 letras.',
  descripcion_corta: 'Una o dos frases, hasta 300 letras. Puede quedar en blanco.',
  precio: 'En euros, con dos decimales como mucho: 9,50 o 9.50.',
  existencias: 'Cuántas unidades tienes. Un número entero, mayor que 0.',
  imagenes: 'Los nombres de las fotos, separados por |. La primera es la que se ve en la lista.',
  productor: 'Quién lo hace, si no eres tú.',
  exclusivo: 'sí, si solo se vende en este puesto; no, o en blanco, si no.',
  contenido:
    'Cuánto lleva, con su unidad: 500 g, 75 cl, 6 x 330 ml o 1 docena. Con esto calculamos el precio por kilo o litro.',
  ...mapTextColumns((_, { guide, max }) => `${guide} Hasta ${max} letras.`),
  alergenos:
    'Los que lleva, separados por comas: gluten, huevo, leche… Los catorce que pide la ley, con el nombre que les damos al editar un producto; «ninguno», si no lleva.',
  id: 'Solo para cambiar un producto que ya está en el puesto: viene en la hoja con tus productos que puedes descargar al subirlos. Lo que dejes en blanco se queda como estaba; un guion (-) quita un texto o un detalle.',
};

const isOptional = (column: ImportColumn) => !IMPORT_COLUMNS.some((one) => one === column);

const columns: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
  columnGap: '4',
  marginBottom: '6',
  borderTop: '1px solid var(--td-colors-line)',
  '& dd': {
    borderBottom: '1px solid var(--td-colors-line)',
    paddingTop: { base: '0', md: '3' },
    paddingBottom: '3',
  },
  '& dt': {
    borderBottom: { md: '1px solid var(--td-colors-line)' },
    fontWeight: 'semibold',
    paddingTop: '3',
  },
};

/** Guide to imports: content of the archive, with an example file (R3.9). */
export function ImportGuide() {
  const { number } = useFormatter();
  return (
    <>
      <h3 id="importar">Muchos productos de una vez</h3>
      <p>
        Si tienes el género en una hoja de cálculo, no hace falta que lo escribas otra vez. Junta en un ZIP un
        fichero <code>{IMPORT_SHEET_NAME}</code> y las fotos, súbelo desde tu puesto y ve tomándote un café:
        el mercado lo lee solo y te dice qué ha entrado y qué no, fila por fila.
      </p>
      <chakra.dl css={columns}>
        {SHEET_COLUMNS.map((column) => (
          <Fragment key={column}>
            <dt>
              <code>{column}</code>
            </dt>
            <dd>{`${isOptional(column) ? 'Opcional. ' : ''}${ABOUT[column]}`}</dd>
          </Fragment>
        ))}
      </chakra.dl>
      <ul>
        <li>
          Encima de los productos van los nombres de las columnas, en una de las diez primeras filas. Guárdalo
          como CSV en UTF-8, con comas o puntos y comas.
        </li>
        <li>{`Las fotos, en JPG, PNG, WebP o GIF, de hasta ${number(PICTURE_LIMITS.maxBytes / MIB)} MB cada una. El ZIP entero, hasta ${number(IMPORT_LIMITS.maxArchiveBytes / MIB)} MB y ${number(IMPORT_LIMITS.maxRows)} filas.`}</li>
        <li>
          Una fila con un error no estropea las demás: las buenas entran y de las otras te decimos qué falla.
        </li>
        <li>
          Si no lo tienes claro, pruébalo sin guardar: leemos todo, fotos incluidas, y te decimos qué
          entraría.
        </li>
        <li>
          Si no hay fotos nuevas, basta la hoja, sin ZIP: para cambiar productos, o para las filas que
          corriges.
        </li>
        <li>
          Si eliges sustituir lo que hay, tus productos de antes se quedan hasta que los nuevos están listos.
        </li>
      </ul>
      <p>
        Lo más cómodo es partir de uno hecho y cambiar lo que pone:{' '}
        <a href="/ejemplos/productos.zip" download>
          descarga el ZIP de ejemplo
        </a>
        , con su hoja y sus fotos, o{' '}
        <a href="/ejemplos/productos.csv" download>
          solo la hoja
        </a>
        .
      </p>
    </>
  );
}
