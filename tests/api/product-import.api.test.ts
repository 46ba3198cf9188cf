import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productImports } from '../../server/db/schema-imports.ts';
import { pictures } from '../../server/db/schema-stores.ts';
import { pruneExpiredData } from '../../server/jobs/housekeeping.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import {
  announceArchive,
  anyPicture,
  productsZipOf,
  goodRows,
  sheetOf,
  zipWithTwoPictures,
  zipOf,
} from '../support/samples/zip-archive.ts';
import { withFlippedBytes } from '../support/samples/damaged-zips.ts';
import { type ImportScene, openImportScene, ZIP_MEDIA_TYPE } from '../support/api/import-scene.ts';
import { mailsTo } from '../support/api/mailbox.ts';
import { addProduct, type StoreRow } from '../support/api/add-market-rows.ts';
import { putFile } from '../support/api/put-picture.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describeApi('archives of products', (api) => {
  let producer: ApiUser;
  let store: StoreRow;
  let scene: ImportScene;
  const openStore = async () => {
    scene = await openImportScene(api());
    ({ producer, store } = scene);
  };
  const leftPictures = async () =>
    (await api().db.select().from(pictures)).filter(({ leftAt }) => leftAt !== null);

  test('R3.8 R3.9 R4.11 R7.11 a store is made with an archive, whose rows come in with their pictures, and those that are wrong are told by row and column', async () => {
    await openStore();
    const productsZipInfo = {
      filename: 'mios.zip',
      contentType: 'application/zip' as const,
      expectedProductCount: 4,
    };
    const made = await api().call(
      'createPopupStore',
      {
        body: {
          name: 'La Espiga',
          description: 'Pan',
          ownerId: producer.id,
          requestProductsZipUpload: true,
          productsZipInfo,
        },
      },
      producer,
    );
    store = made.body.data.popupStore;
    const toldOf = () => scene.toldOf(store.id);
    const place = made.body.data.productsZipUploadUrl;
    expect(place).toEqual({
      key: 'productsZip',
      filename: 'mios.zip',
      uploadUrl: expect.stringMatching(/^http:\/\/localhost\/uploads\/archives\/[\w-]{43}$/) as unknown,
      fileUrl: '',
      contentType: ZIP_MEDIA_TYPE,
      expiresAt: new Date(api().clock.now() + HOUR).toISOString(),
    });
    const { status, uploadedAt, processedAt } = await toldOf();
    expect([status, uploadedAt, processedAt]).toEqual(['pending', null, null]);
    const archive = await productsZipOf(
      '"Pan; de pueblo";De masa madre;4,50;3;a.jpg',
      ';;0;-1;b.jpg',
      'Torta;;1.234,50 €;1;A.JPG|a.jpg',
      '',
      'Bollo;;2.5;12;A.jpg',
    );
    expect((await putFile(api(), place.uploadUrl, archive, ZIP_MEDIA_TYPE)).status).toBe(204);
    expect([
      (await toldOf()).status,
      (await putFile(api(), place.uploadUrl, archive, ZIP_MEDIA_TYPE)).status,
    ]).toEqual(['processing', 403]);
    await scene.reading();
    const now = new Date(api().clock.now()).toISOString();
    expect(await toldOf()).toEqual({
      id: expect.any(String) as unknown,
      popupStoreId: store.id,
      fileName: 'mios.zip',
      fileSize: archive.length,
      status: 'completed',
      paused: false,
      dryRun: false,
      uploadedAt: now,
      processedAt: now,
      totalProducts: 4,
      processedProducts: 4,
      successCount: 3,
      createdCount: 3,
      updatedCount: 0,
      errorCount: 1,
      errors: [
        { row: 3, column: 'nombre', message: 'El nombre es requerido' },
        { row: 3, column: 'precio', message: 'El precio debe ser un número mayor a 0' },
        { row: 3, column: 'existencias', message: 'La cantidad debe ser un número mayor a 0' },
      ],
      failedRows: [
        {
          row: 3,
          cells: { nombre: '', descripcion_corta: '', precio: '0', existencias: '-1', imagenes: 'b.jpg' },
        },
      ],
    });
    const rows = await scene.sold(store.id);
    expect(
      rows.map((row) => [
        row.name,
        row.producerName,
        row.priceCents,
        row.stock,
        row.pictureNames.length,
        row.isReady,
      ]),
    ).toEqual([
      ['Pan; de pueblo', 'Rosa Vidal', 450, 3, 1, true],
      ['Torta', 'Rosa Vidal', 123_450, 1, 2, true],
      ['Bollo', 'Rosa Vidal', 250, 12, 1, true],
    ]);
    const shown = rows.flatMap(({ pictureNames }) => pictureNames).map((name) => `pictures/${name}/original`);
    expect(
      api()
        .blobs.keys()
        .filter((key) => shown.includes(key)),
    ).toEqual(shown.toSorted());
    expect([await leftPictures(), scene.archiveKeys()]).toEqual([[], []]);
    const [told] = (await mailsTo(api(), producer.user.email)).slice(-1);
    expect([told?.subject, told?.body.match(/(?:Han|Por) .*|http.*/g)]).toEqual([
      'Han entrado 3 productos en La Espiga',
      ['Han entrado: 3', 'Por corregir: 1', `http://localhost:3000/producer/popup-stores/${store.id}/import`],
    ]);
  });

  test.each([
    [
      'UTF-8 with a mark and commas',
      (text: string) => Buffer.from(`\uFEFF${text.replaceAll(',', '.').replaceAll(';', ',')}`),
    ],
    ['windows-1252, as Excel saves it', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16 with tabs', (text: string) => Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le')],
    ['its separator said first', (text: string) => Buffer.from(`sep=;\r\n${text}`)],
    [
      'headings in words',
      (text: string) => Buffer.from(text.replace('descripcion_corta', 'Descripción corta')),
    ],
  ])('battery 102 a sheet is understood in %s', async (_, saved) => {
    await openStore();
    const archive = await zipOf({
      'Mi puesto/productos.csv': saved(sheetOf('Piñón;De Pedrajas;9,50;2;a.jpg')),
      'Mi puesto/a.jpg': await anyPicture(),
    });
    expect((await scene.bring(archive)).errors).toEqual([]);
    expect(
      (await scene.sold()).map(({ name, shortDescription, priceCents }) => [
        name,
        shortDescription,
        priceCents,
      ]),
    ).toEqual([['Piñón', 'De Pedrajas', 950]]);
  });

  test('battery 99 battery 101 an archive of no use is failed with the reason, and nothing of it stays', async () => {
    await openStore();
    const failed = async (archive: Buffer) => {
      const { status, errors } = await scene.bring(archive);
      return [status, ...errors.map(({ message }) => message)];
    };
    expect(await failed(Buffer.from('no es un zip'))).toEqual([
      'failed',
      'El archivo no es un ZIP, o ha llegado dañado.',
    ]);
    const whole = await productsZipOf('Pan;;2;1;a.jpg');
    expect(await failed(whole.subarray(600))).toEqual([
      'failed',
      'El archivo no es un ZIP, o ha llegado dañado.',
    ]);
    expect(await failed(await withFlippedBytes(sheetOf('Pan;;9,50;1;a.jpg'), '9,50', '1,50'))).toEqual([
      'failed',
      '«productos.csv» está dañado dentro del ZIP.',
    ]);
    expect(await failed(await zipOf({ 'lista.xlsx': 'x' }))).toEqual([
      'failed',
      'El ZIP lleva una hoja de cálculo, pero no «productos.csv». Guárdala como CSV con ese nombre.',
    ]);
    expect(await failed(await zipOf({ 'productos.csv': 'nombre;precio\r\nPan;2' }))).toEqual([
      'failed',
      'A la hoja le faltan las columnas «descripcion_corta», «existencias», «imagenes».',
    ]);
    expect(await failed(await productsZipOf('Pan;;2;1;otra.jpg'))).toEqual([
      'failed',
      'No ha entrado ninguna fila: todas tienen algo que corregir.',
      '«otra.jpg» no está en el ZIP',
    ]);
    expect([await scene.names(), await leftPictures(), scene.archiveKeys()]).toEqual([[], [], []]);
  });

  test('R3.9 what of a sheet is doubtful is told of a trial, and its rows come in', async () => {
    await openStore();
    const dos = Buffer.from(sheetOf('Jamon;;2;1;a.jpg'));
    dos[dos.indexOf('on;')] = 0xa2;
    const archive = await zipOf({ 'mis cosas.csv': dos, 'a.jpg': await anyPicture() });
    const { status, errors } = await scene.bring(archive, { dryRun: true });
    expect([status, errors]).toEqual([
      'completed',
      [
        {
          message:
            'No estamos seguros de los acentos. ¿Se lee bien «Jam¢n»? Si no, guarda la hoja como CSV UTF-8 y elígela otra vez.',
        },
      ],
    ]);
  });

  test('R3.9 a sheet with another number of products than was announced is told of, and its rows come in', async () => {
    await openStore();
    const { status, errors } = await scene.bring(await productsZipOf(...goodRows(2)), {
      expectedProductCount: 3,
    });
    expect([status, errors]).toEqual([
      'completed',
      [{ message: 'Se esperaban 3 productos y la hoja tiene 2.' }],
    ]);
  });

  test('R5.21 a picture that is none, or damaged, fails its row alone', async () => {
    await openStore();
    const archive = await zipOf({
      'productos.csv': sheetOf('Pan;;2;1;a.jpg', 'Queso;;2;1;b.jpg', 'Vino;;2;1;c.pdf'),
      'a.jpg': await anyPicture(),
      'b.jpg': Buffer.alloc(2_000, 'x'),
    });
    const { status, errors } = await scene.bring(archive);
    expect([status, errors]).toEqual([
      'completed',
      [
        { row: 3, column: 'imagenes', message: '«b.jpg»: no es una imagen válida' },
        {
          row: 4,
          column: 'imagenes',
          message: '«c.pdf»: El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
        },
      ],
    ]);
    expect(await scene.names()).toEqual(['Pan']);
  });

  test('R7.12 what is there is replaced in one step, by an archive of which a row was good, and nobody else’s', async () => {
    await openStore();
    const other = await api().person('producer');
    await addProduct(api(), producer, { name: 'Viejo', popupStoreId: store.id });
    await addProduct(api(), other, { name: 'Ajeno', popupStoreId: store.id });
    const all = { replaceExisting: true };
    expect((await scene.bring(await productsZipOf('Pan;;0;1;a.jpg'), all)).status).toBe('failed');
    expect(await scene.names()).toEqual(['Viejo', 'Ajeno']);
    const { status, successCount, errorCount } = await scene.bring(
      await productsZipOf(...goodRows(2), 'Pan;;0;1;a.jpg'),
      all,
    );
    expect([status, successCount, errorCount]).toEqual(['completed', 2, 1]);
    expect(await scene.names()).toEqual(['Ajeno', 'Miel 1', 'Miel 2']);
    expect(await leftPictures()).toEqual([]);
  });

  test('R4.11 one that is being read is cancelled between two rows: what was reported is there, and nothing more comes', async () => {
    await openStore();
    expect(await scene.cancel()).toEqual([409, 'INVALID_TRANSITION']);
    await scene.send(await zipWithTwoPictures(40));
    const goOn = await scene.readUpTo(9);
    expect(await scene.cancel()).toEqual([200, 'SUCCESS']);
    await goOn();
    const { status, successCount } = await scene.toldOf();
    expect([status, (await scene.names()).length, await scene.cancel()]).toEqual([
      'cancelled',
      successCount,
      [409, 'INVALID_TRANSITION'],
    ]);
    expect(successCount).toBe(9);
  });

  test('R4.11 O4 cancelled before it was to replace what is there, it leaves that as it was, and no picture behind', async () => {
    await openStore();
    await addProduct(api(), producer, { name: 'Viejo', popupStoreId: store.id });
    await scene.send(await zipWithTwoPictures(40), { replaceExisting: true });
    const goOn = await scene.readUpTo(9);
    await scene.cancel();
    await goOn();
    const { status, processedProducts, successCount, createdCount } = await scene.toldOf();
    expect([status, processedProducts, successCount, createdCount, await scene.names()]).toEqual([
      'cancelled',
      0,
      0,
      0,
      ['Viejo'],
    ]);
    api().clock.turn(2 * DAY);
    await pruneExpiredData(api().context());
    expect(await scene.ownPictures()).toBe(0);
  });

  test('R7.11 another archive makes do without one that has not come, and is refused beside one that is being read', async () => {
    await openStore();
    const first = await announceArchive(api(), producer, store.id);
    const second = await announceArchive(api(), producer, store.id);
    const archive = await productsZipOf(...goodRows(1));
    expect([
      (await putFile(api(), first, archive, ZIP_MEDIA_TYPE)).status,
      (await putFile(api(), second, archive, 'image/png')).status,
    ]).toEqual([403, 403]);
    expect((await putFile(api(), second, archive, ZIP_MEDIA_TYPE)).status).toBe(204);
    const body = {
      requestProductsZipUpload: true,
      productsZipInfo: { filename: 'a.zip', contentType: 'application/zip' as const },
    };
    const refused = await api().call('updatePopupStore', { params: { id: store.id }, body }, producer);
    expect([refused.status, refused.body.status.message]).toEqual([
      409,
      'Ya se está leyendo un archivo de este puesto. Espera a que acabe, o cancélalo.',
    ]);
    await scene.reading();
    expect((await scene.toldOf()).status).toBe('completed');
  });

  test('R7.11 its address is good for an hour, and what never came is failed', async () => {
    await openStore();
    const url = await announceArchive(api(), producer, store.id);
    api().clock.turn(HOUR);
    expect((await putFile(api(), url, await productsZipOf(...goodRows(1)), ZIP_MEDIA_TYPE)).status).toBe(403);
    await pruneExpiredData(api().context());
    const [row] = await api()
      .db.select()
      .from(productImports)
      .where(eq(productImports.popupStoreId, store.id));
    expect([row?.status, row?.errors]).toEqual([
      'failed',
      [{ message: 'El archivo no ha llegado a tiempo.' }],
    ]);
  });

  test('battery 72 who was taken for dead and is not writes nothing more, and others go on where it was', async () => {
    await openStore();
    await scene.send(await zipWithTwoPictures(40));
    const goOn = await scene.readUpTo(9);
    api().clock.turn(30_000);
    await scene.reading();
    await goOn();
    const { status, processedProducts, successCount } = await scene.toldOf();
    expect([status, processedProducts, successCount]).toEqual(['completed', 40, 40]);
    expect((await scene.names()).toSorted()).toEqual(
      Array.from({ length: 40 }, (_, index) => `Miel ${index + 1}`).toSorted(),
    );
  });

  test('R7.12 with its store an import ends, and leaves neither archive nor picture', async () => {
    await openStore();
    await scene.send(await zipWithTwoPictures(40), { replaceExisting: true });
    const goOn = await scene.readUpTo(9);
    await api().call('deletePopupStore', { params: { id: store.id } }, producer);
    await goOn();
    expect(await api().db.$count(productImports, eq(productImports.popupStoreId, store.id))).toBe(0);
    expect(scene.archiveKeys()).toEqual([]);
    api().clock.turn(2 * DAY);
    await pruneExpiredData(api().context());
    expect(await scene.ownPictures()).toBe(0);
  });
});
