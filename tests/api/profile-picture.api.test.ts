import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploads } from '../../server/db/schema-uploads.ts';
import { pruneUploads } from '../../server/jobs/housekeeping.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';
import { originalOf, putFile, smallPicture } from '../support/api/put-picture.ts';

const refused = (code: string, message: string) => ({ status: { code, message } });
const noPlace = refused('FORBIDDEN', 'El enlace de subida no es válido o ha caducado.');
const noImage = refused('VALIDATION_FAILED', 'El archivo no es una imagen válida.');
const tooManyPixels = refused(
  'PAYLOAD_TOO_LARGE',
  'La foto tiene demasiados píxeles. Guárdala más pequeña y vuelve a subirla.',
);

const bomb = sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
  .png({ compressionLevel: 1 })
  .toBuffer();

describeApi('profile picture', (api) => {
  const announce = (as: ApiUser, contentType = 'image/jpeg') =>
    api().call(
      'updateProfile',
      {
        body: {
          requestUploadUrls: true,
          imageTypes: [
            {
              filename: '../yo.jpg',
              contentType: contentType as 'image/jpeg',
              isProfileImage: true,
              purpose: 'profile',
            },
          ],
        },
      },
      as,
    );
  const placeOf = async (as: ApiUser, contentType = 'image/jpeg') =>
    (await announce(as, contentType)).body.data.uploadUrls[0] as { uploadUrl: string; fileUrl: string };
  const put = (uploadUrl: string, payload: Buffer, contentType?: string) =>
    putFile(api(), uploadUrl, payload, contentType);
  const imageOf = async (as: ApiUser) =>
    (await api().call('authProfile', {}, as)).body.data.user.profileImage;
  test('battery 82 thousands of wrong pictures are refused in one sentence', async () => {
    const wrong = { filename: '', contentType: 'image/png' } as const;
    const imageTypes = Array.from({ length: 15_000 }, () => wrong);
    const given = { body: { requestUploadUrls: true, imageTypes } };
    const { status, body } = await api().call('updateProfile', given, await api().person());
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'imageTypes', message: 'Solo puedes subir una imagen de perfil' }],
    ]);
  });

  test('R7.23, R3.16 a picture is announced, put, and shown as ours: upright, without what the camera wrote', async () => {
    const somebody = await api().person();
    const { body } = await announce(somebody);
    const [place] = body.data.uploadUrls;
    expect(place).toEqual({
      filename: '../yo.jpg',
      uploadUrl: expect.stringMatching(/^http:\/\/localhost\/uploads\/[\w-]{43}$/) as unknown,
      fileUrl: expect.stringMatching(/^\/pictures\/[\da-f-]{36}\.webp$/) as unknown,
      contentType: 'image/jpeg',
      expiresAt: new Date(api().clock.now() + 15 * 60_000).toISOString(),
    });
    expect(await imageOf(somebody)).toBe(null);
    const other = await api().person();
    const exif = { IFD0: { Artist: 'Marina' }, IFD3: { GPSLatitude: '39/1 28/1 0/1' } };
    const file = await smallPicture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await put(place.uploadUrl, file)).toEqual({ status: 204, body: undefined });
    expect([await imageOf(somebody), await imageOf(other)]).toEqual([place.fileUrl, null]);
    const kept = await sharp((await api().blobs.get(originalOf(place.fileUrl)))!).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif, kept.orientation]).toEqual([
      'webp',
      60,
      80,
      undefined,
      undefined,
    ]);
  });

  test('R5.21, battery 93 every allowed type is taken, and only under the type that was announced', async () => {
    const somebody = await api().person();
    const files: [string, Buffer][] = [
      ['image/jpeg', await smallPicture().jpeg().toBuffer()],
      ['image/jpg', await smallPicture().jpeg().toBuffer()],
      ['image/png', await smallPicture().png().toBuffer()],
      ['image/webp', await smallPicture().webp().toBuffer()],
      ['image/gif', await smallPicture().gif().toBuffer()],
    ];
    for (const [type, file] of files) {
      const { uploadUrl } = await placeOf(somebody, type);
      const other = type === 'image/png' ? 'image/webp' : 'image/png';
      expect([(await put(uploadUrl, file, other)).body, (await put(uploadUrl, file, type)).status]).toEqual([
        noPlace,
        204,
      ]);
    }
    for (const type of ['image/svg+xml', 'text/html', 'application/pdf']) {
      const answer = await announce(somebody, type);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        [
          {
            field: 'imageTypes.0.contentType',
            message: 'El tipo de imagen no está permitido. Usa JPG, PNG, WebP o GIF',
          },
        ],
      ]);
    }
  });

  test('R9.12, R8.14, battery 93 the bounds of size hold on the server', async () => {
    const somebody = await api().person();
    const { uploadUrl } = await placeOf(somebody, 'image/png');
    const exact = async (bytes: number) => {
      const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#C2410C' } })
        .png()
        .toBuffer();
      return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
    };
    const tooSmall = 'La imagen es demasiado pequeña: debe ocupar al menos 1 KB';
    const tooLarge = refused('PAYLOAD_TOO_LARGE', 'La imagen no puede superar los 5 MB');
    expect(await put(uploadUrl, Buffer.alloc(0), 'image/png')).toEqual({
      status: 422,
      body: refused('VALIDATION_FAILED', tooSmall),
    });
    expect((await put(uploadUrl, await exact(1_023), 'image/png')).body).toEqual(
      refused('VALIDATION_FAILED', tooSmall),
    );
    expect(await put(uploadUrl, await exact(5 * 1024 * 1024 + 1), 'image/png')).toEqual({
      status: 413,
      body: tooLarge,
    });
    expect((await put(uploadUrl, await exact(5 * 1024 * 1024), 'image/png')).status).toBe(204);
    const other = await placeOf(somebody, 'image/png');
    expect((await put(other.uploadUrl, await exact(1_024), 'image/png')).status).toBe(204);
  });

  test('battery 94, 95 what is no picture, or a bomb, is refused and the place stays open', async () => {
    const somebody = await api().person();
    const { uploadUrl, fileUrl } = await placeOf(somebody, 'image/png');
    const whole = await smallPicture().png().toBuffer();
    const files = [
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(2_000)}</svg>`),
      Buffer.from(`<!doctype html>${'x'.repeat(2_000)}`),
      Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(2_000)]),
      whole.subarray(0, whole.length / 2),
    ];
    for (const file of files) expect((await put(uploadUrl, file, 'image/png')).body).toEqual(noImage);
    expect(await put(uploadUrl, await bomb, 'image/png')).toEqual({ status: 413, body: tooManyPixels });
    expect([await imageOf(somebody), await api().blobs.get(originalOf(fileUrl))]).toEqual([null, null]);
    expect((await put(uploadUrl, whole, 'image/png')).status).toBe(204);
  });

  test('R9.12 a picture is what its bytes are, whatever it was announced as', async () => {
    const somebody = await api().person();
    for (const [announced, file] of [
      ['image/jpeg', await smallPicture().png().toBuffer()],
      ['image/png', await smallPicture().webp().toBuffer()],
      ['image/gif', await smallPicture().jpeg().toBuffer()],
    ] as const) {
      const { uploadUrl, fileUrl } = await placeOf(somebody, announced);
      expect([(await put(uploadUrl, file, announced)).status, await imageOf(somebody)]).toEqual([
        204,
        fileUrl,
      ]);
    }
  });

  test('battery 92 a place is used once, for 15 minutes, by its exact address', async () => {
    const somebody = await api().person();
    const file = await smallPicture().jpeg().toBuffer();
    const { uploadUrl } = await placeOf(somebody);
    const last = uploadUrl.endsWith('A') ? 'B' : 'A';
    expect((await put(`${uploadUrl.slice(0, -1)}${last}`, file)).body).toEqual(noPlace);
    const answers = await Promise.all([put(uploadUrl, file), put(uploadUrl, file), put(uploadUrl, file)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 403, 403,
    ]);
    expect((await put(uploadUrl, file)).body).toEqual(noPlace);
    const late = await placeOf(somebody);
    api().clock.turn(15 * 60_000);
    expect((await put(late.uploadUrl, file)).body).toEqual(noPlace);
    const [stored] = await api().db.select().from(uploads).where(eq(uploads.userId, somebody.id));
    expect(uploadUrl).not.toContain(stored?.hash);
  });

  const placesOf = async (as: ApiUser, count: number) => {
    const places: string[] = [];
    while (places.length < count) places.push((await placeOf(as)).uploadUrl);
    return places;
  };
  const slow = smallPicture().resize(1_600, 1_200).jpeg().toBuffer();

  test('battery 95 one account does not make others wait for all of its pictures, and has room for a few alone', async () => {
    const [greedy, honest] = [await api().person(), await api().person()];
    const places = await placesOf(greedy, 6);
    const [place = ''] = await placesOf(honest, 1);
    const file = await slow;
    let taken = 0;
    const puts = places.map(async (url) => {
      const answer = await put(url, file);
      if (answer.status === 204) taken += 1;
      return answer;
    });
    expect((await put(place, file)).status).toBe(204);
    expect(taken).toBeLessThan(3);
    const answers = await Promise.all(puts);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 204, 204, 204, 429, 429,
    ]);
    const turnedAway = answers.findIndex(({ status }) => status === 429);
    expect(answers[turnedAway]).toEqual({
      status: 429,
      body: refused('TOO_MANY_REQUESTS', 'Demasiados intentos. Espera un momento antes de reintentar.'),
      retryAfter: '10',
    });
    expect((await put(places[turnedAway] ?? '', file)).status).toBe(204);
  }, 30_000);

  test("battery 95 when everybody's pictures wait, others are told when to come again", async () => {
    const file = await slow;
    const people = await Promise.all([1, 2, 3, 4].map(() => api().person()));
    const places = await Promise.all(people.map((one) => placesOf(one, 3)));
    const answers = await Promise.all(places.flat().map((url) => put(url, file)));
    const others = answers.filter(({ status }) => status !== 204);
    expect([answers.length - others.length, others.length]).toEqual([11, 1]);
    expect(others[0]).toEqual({
      status: 503,
      body: refused('UNAVAILABLE', 'Servicio temporalmente no disponible.'),
      retryAfter: '10',
    });
  }, 30_000);

  test('the picture before is thrown away in all its forms', async () => {
    const somebody = await api().person();
    const file = await smallPicture().jpeg().toBuffer();
    const first = await placeOf(somebody);
    await put(first.uploadUrl, file);
    const variant = originalOf(first.fileUrl).replace('original', '384.avif');
    await api().blobs.put(variant, file);
    const second = await placeOf(somebody);
    await put(second.uploadUrl, file);
    expect(await imageOf(somebody)).toBe(second.fileUrl);
    const keys = [originalOf(first.fileUrl), variant, originalOf(second.fileUrl)];
    expect(
      api()
        .blobs.keys()
        .filter((key) => keys.includes(key)),
    ).toEqual([originalOf(second.fileUrl)]);
  });

  test('battery 98 a profile announces one picture, and what was never put is swept', async () => {
    const somebody = await api().person();
    const image = { filename: 'yo.jpg', contentType: 'image/jpeg' as const };
    const many = await api().call(
      'updateProfile',
      { body: { requestUploadUrls: true, imageTypes: Array.from({ length: 5_000 }, () => image) } },
      somebody,
    );
    expect([many.status, many.body.errors]).toEqual([
      422,
      [{ field: 'imageTypes', message: 'Solo puedes subir una imagen de perfil' }],
    ]);
    const { fileUrl } = await placeOf(somebody);
    await api().blobs.put(originalOf(fileUrl), Buffer.from('a medias'));
    api().clock.turn(2 * 60 * 60_000);
    await pruneUploads(api().context());
    const left = await api().db.select().from(uploads).where(eq(uploads.userId, somebody.id));
    expect([left, await api().blobs.get(originalOf(fileUrl))]).toEqual([[], null]);
  });
});
