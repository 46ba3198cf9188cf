import { assert, asyncProperty, constantFrom, string } from 'fast-check';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { isSlugAllowed } from '../../contract/values/slug.ts';
import { LIST_CHANGE_MARKER } from '../../server/db/change-feed.ts';
import { attempts } from '../../server/db/schema-auth.ts';
import { type ApiAnswer, describeApi, type ApiUser } from '../support/api/api.ts';
import { addStore, inHours } from '../support/api/add-market-rows.ts';
import { statementsDuring } from '../support/postgres/executed-statements.ts';

const FIRST = '2026-11-10T10:00:00.000Z';
const LAST = '2026-11-12T10:00:00.000Z';
const wrongDates = 'La fecha de fin debe ser posterior a la fecha de inicio';

const LETTERS = [...Array.from('áéñÇ·_- &/.ªº€@🍯ИabcAB019'), '\u0301'];

const errorsOf = ({ status, body }: ApiAnswer) => [status, body.errors];

describeApi('stores that are opened and changed', (api) => {
  const create = (as: ApiUser, fields: object = {}) =>
    api().call(
      'createPopupStore',
      { body: { name: 'La Colmena', description: 'Miel cruda.', ownerId: as.id, ...fields } },
      as,
    );
  const slugOfNew = async (as: ApiUser, name: string) =>
    (await create(as, { name })).body.data.popupStore.slug as string;
  const edit = (as: ApiUser, id: string, body: object) =>
    api().call('updatePopupStore', { params: { id }, body }, as);
  const read = async (id: string, as: ApiUser) =>
    (await api().call('getPopupStore', { params: { id } }, as)).body.data.popupStore;

  test('R5.1 R7.11 a store is opened as a draft with all that was said of it', async () => {
    const owner = await api().person('producer');
    const { status, body } = await create(owner, {
      startDate: FIRST,
      endDate: LAST,
      eventBanner: 'Cata a las 12',
      config: {
        tagline: 'De la huerta',
        primaryColor: '#C2410C',
        secondaryColor: '#fff',
        categories: ['Alimentación'],
        theme: { layout: 'vibrant' },
      },
      ownerInfo: { name: 'Amparo', telephone: '600 000 000' },
      metadata: { tags: ['miel'] },
    });
    const { id, slug, ...store } = body.data.popupStore;
    expect([status, body.data.uploadUrls, body.data.productsZipUploadUrl]).toEqual([201, [], null]);
    expect(store).toEqual({
      name: 'La Colmena',
      description: 'Miel cruda.',
      startDate: FIRST,
      endDate: LAST,
      ownerId: owner.id,
      status: 'draft',
      eventBanner: 'Cata a las 12',
      config: {
        tagline: 'De la huerta',
        primaryColor: '#C2410C',
        secondaryColor: '#fff',
        categories: ['Alimentación'],
        theme: { layout: 'vibrant' },
        heroImage: null,
        logo: null,
      },
      ownerInfo: { name: 'Amparo', telephone: '600 000 000' },
      productCount: 0,
      createdAt: new Date(api().clock.now()).toISOString(),
      updatedAt: new Date(api().clock.now()).toISOString(),
      heroImageUrl: null,
      logoUrl: null,
      metadata: {
        owner: 'Amparo',
        description: 'Miel cruda.',
        categories: ['Alimentación'],
        tags: ['miel'],
      },
      isOpen: false,
      opensAt: null,
      closesAt: null,
    });
    expect(await read(slug, owner)).toEqual({ id, slug, ...store });
  });

  test('battery 1 a producer opens stores for themselves whoever is named, an admin for any who sells', async () => {
    const [owner, other, admin, shopper] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
      await api().person('consumer'),
    ];
    const gone = await api().person('producer', { isActive: false });
    const ownerOf = async (as: ApiUser, ownerId: string) =>
      (await create(as, { ownerId })).body.data.popupStore.ownerId;
    expect(await ownerOf(owner, other.id)).toBe(owner.id);
    expect([await ownerOf(admin, other.id), await ownerOf(admin, admin.id)]).toEqual([other.id, admin.id]);
    const refused = [422, [{ field: 'ownerId', message: 'El propietario no existe o no puede vender' }]];
    for (const ownerId of [shopper.id, gone.id, newId(), 'nadie'])
      expect(errorsOf(await create(admin, { ownerId }))).toEqual(refused);
  });

  test('R5.2 battery 86 a slug is made of the name, numbered where it is taken or reserved', async () => {
    const owner = await api().person('producer');
    const made: string[] = [];
    for (const name of ['Año Ñandú', 'año  ñandú!', 'Ano Nandu', 'Admin', '🍯🍯', '🍋'])
      made.push(await slugOfNew(owner, name));
    expect(made).toEqual(['ano-nandu', 'ano-nandu-2', 'ano-nandu-3', 'admin-2', 'tienda', 'tienda-2']);
    const long = await Promise.all(['a', 'b'].map(() => slugOfNew(owner, 'm'.repeat(100))));
    expect(long.toSorted()).toEqual([`${'m'.repeat(78)}-2`, 'm'.repeat(80)]);
  });

  test('R5.2 battery 86 whatever the name, the store has a slug that finds it', async () => {
    const name = string({
      unit: constantFrom(...LETTERS),
      minLength: 1,
      maxLength: 100,
    }).filter((text) => text.trim() !== '' && text.trim().normalize('NFC').length <= 100);
    await assert(
      asyncProperty(name, async (text) => {
        // New account each time, because one may have only ten stores that were never published.
        const owner = await api().person('producer');
        const slug = await slugOfNew(owner, text);
        expect(isSlugAllowed(slug)).toBe(true);
        expect((await read(slug, owner)).slug).toBe(slug);
      }),
      { numRuns: 60 },
    );
  });

  test('R5.2 battery 86 twenty stores of one name at once have twenty slugs', async () => {
    const owners = await Promise.all(Array.from({ length: 20 }, () => api().person('producer')));
    const slugs = await Promise.all(owners.map((owner) => slugOfNew(owner, 'Mercado de Abril')));
    expect(new Set(slugs).size).toBe(20);
    expect(slugs.every((slug) => /^mercado-de-abril(-\d+)?$/.test(slug))).toBe(true);
  });

  test('R5.2 the number of a slug is found at once, however many stores have the name', async () => {
    const owner = await api().person('producer');
    const slugs = ['huerta', ...Array.from({ length: 8 }, (_, index) => `huerta-${index + 2}`)];
    for (const slug of slugs) await addStore(api(), owner, { slug });
    const statements = await statementsDuring(api().db, async () => {
      expect(await slugOfNew(owner, 'Huerta')).toBe('huerta-10');
    });
    expect(statements.filter((text) => text.startsWith('insert into "popup_stores"'))).toHaveLength(1);
  });

  test('R7.11 battery 49 a producer makes at most 100 stores a day', async () => {
    const owner = await api().person('producer');
    const windowEndsAt = inHours(api(), 1);
    const key = `newStores:${owner.id}`;
    await api().db.insert(attempts).values({ key, count: 99, windowEndsAt });
    const answers = [await create(owner), await create(owner)];
    expect(answers.map(({ status }) => status)).toEqual([201, 429]);
  });

  test('R5.2 a slug that was typed and is taken is told, also where ten type it at once', async () => {
    const owner = await api().person('producer');
    const slug = `puesto-${newId().slice(-6)}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(owner, { slug })));
    const refused = answers.filter(({ status }) => status !== 201);
    expect([answers.length - refused.length, refused.length]).toEqual([1, 9]);
    const TAKEN = 'Ya hay una tienda con esa dirección: elige otra';
    expect(refused[0]?.body).toEqual({
      status: { code: 'CONFLICT', message: TAKEN },
      errors: [{ field: 'slug', message: TAKEN }],
    });
    const { id } = await addStore(api(), owner);
    const edited = await edit(owner, id, { slug, name: 'Otro' });
    expect([edited.status, edited.body.errors, (await read(id, owner)).name]).toEqual([
      409,
      [{ field: 'slug', message: TAKEN }],
      'Tienda de prueba',
    ]);
  });

  test('R5.2 battery 86 a slug that no store may have is refused in words', async () => {
    const owner = await api().person('producer');
    const reserved = 'Esa dirección está reservada: elige otra';
    const malformed = 'La dirección solo puede llevar letras sin tilde, números y guiones';
    for (const slug of ['active', 'user', 'New', 'API', newId()])
      expect(errorsOf(await create(owner, { slug }))).toEqual([422, [{ field: 'slug', message: reserved }]]);
    for (const slug of ['-miel', 'miel--cruda', 'miel cruda', 'cerámica', 'аdmin', '..', 'a/b'])
      expect(errorsOf(await create(owner, { slug }))).toEqual([422, [{ field: 'slug', message: malformed }]]);
    expect(
      (await create(owner, { slug: ' MIEL-de-Otoño'.replace('ñ', 'n') })).body.data.popupStore.slug,
    ).toBe('miel-de-otono');
    expect((await create(owner, { name: 'Sin dirección', slug: ' ' })).body.data.popupStore.slug).toBe(
      'sin-direccion',
    );
  });

  test('R5.2 R7.12 what is named changes and nothing else; the address stays with another name, and is free when another is typed', async () => {
    const owner = await api().person('producer');
    const slug = `tarde-${newId().slice(-6)}`;
    const made = (await create(owner, { slug, config: { tagline: 'Uno', primaryColor: '#abc' } })).body.data;
    const { id } = made.popupStore;
    api().clock.turn(1_000);
    const edited = await edit(owner, slug, {
      name: 'Otra',
      config: { primaryColor: null, secondaryColor: '#fff' },
      metadata: { tags: ['x'] },
    });
    expect(edited.body.data.popupStore).toEqual({
      ...made.popupStore,
      name: 'Otra',
      config: { tagline: 'Uno', secondaryColor: '#fff', categories: [], heroImage: null, logo: null },
      metadata: { ...made.popupStore.metadata, tags: ['x'] },
      updatedAt: new Date(api().clock.now()).toISOString(),
    });
    expect((await edit(owner, id, { slug: ' ' })).body.data.popupStore.slug).toBe(slug);
    const bannerAfter = async (eventBanner: string) =>
      (await edit(owner, id, { eventBanner })).body.data.popupStore.eventBanner;
    expect([await bannerAfter('Cata'), await bannerAfter(' ')]).toEqual(['Cata', null]);
    await edit(owner, id, { slug: `${slug}-dos` });
    expect([(await read(`${slug}-dos`, owner)).id, await read(slug, owner).catch(() => 'free')]).toEqual([
      id,
      'free',
    ]);
    expect((await create(owner, { slug })).status).toBe(201);
  });

  test('R5.1 R5.3 of two dates one may be sent alone, and is held against the other', async () => {
    const owner = await api().person('producer');
    const { id } = (await create(owner, { startDate: FIRST, endDate: LAST })).body.data.popupStore;
    const refused = [422, [{ field: 'endDate', message: wrongDates }]];
    expect(errorsOf(await edit(owner, id, { startDate: LAST }))).toEqual(refused);
    expect(errorsOf(await edit(owner, id, { endDate: FIRST }))).toEqual(refused);
    const moved = await edit(owner, id, { endDate: '2026-11-10T10:00:00.001Z' });
    const { startDate, endDate } = moved.body.data.popupStore;
    expect([startDate, endDate]).toEqual([FIRST, '2026-11-10T10:00:00.001Z']);
    expect(errorsOf(await create(owner, { startDate: LAST, endDate: FIRST }))).toEqual([
      422,
      [{ field: '', message: wrongDates }],
    ]);
  });

  test('R5.4 what a sale needs is public with the store, in one way of writing; what is left blank is not said', async () => {
    const owner = await api().person('producer');
    const { id } = await addStore(api(), owner);
    const delivery = [{ kind: 'shipping', price: 4.95, freeFrom: 30, days: 3, note: 'En caja' }];
    const payment = [{ kind: 'bizum', note: 'Al 600 000 000' }];
    const ownerInfo = {
      name: 'Amparo',
      telephone: ' ',
      legalName: 'Miel de Amparo, S.L.',
      taxId: 'es b-6471.7838',
      address: 'Calle Mayor, 3',
      email: 'AMPARO@example.com ',
      payment,
      delivery,
      returns: '',
    };
    await edit(owner, id, { ownerInfo });
    const { body } = await api().call('getPopupStore', { params: { id } });
    expect(body.data.popupStore.ownerInfo).toEqual({
      name: 'Amparo',
      legalName: 'Miel de Amparo, S.L.',
      taxId: 'B64717838',
      address: 'Calle Mayor, 3',
      email: 'amparo@example.com',
      payment,
      delivery,
    });
  });

  test('R7.12 a change is told of the store under the addresses that it has and had', async () => {
    const owner = await api().person('producer');
    const { id, slug } = await addStore(api(), owner);
    const heard = Promise.withResolvers<unknown>();
    const deaf = await api().engine.onChange((changes) => {
      if (changes.includes(id)) heard.resolve(changes);
    });
    await edit(owner, id, { slug: `${slug}-2` });
    expect(await heard.promise).toEqual([id, slug, `${slug}-2`, LIST_CHANGE_MARKER]);
    await deaf();
  });

  test('battery 3 a store is changed by its owner alone, and given away by admins alone', async () => {
    const [owner, rival, admin] = [
      await api().person('producer'),
      await api().person('producer'),
      await api().person('admin'),
    ];
    const { id } = await addStore(api(), owner);
    const mine = await addStore(api(), rival);
    const refused = await edit(rival, id, { name: 'Mía' });
    expect(refused.body.status).toEqual({
      code: 'NOT_OWNER',
      message: 'Solo puedes cambiar o eliminar tus propias tiendas.',
    });
    await edit(rival, mine.id, { name: 'Mía', id, ownerId: owner.id });
    expect([(await read(id, owner)).name, (await read(mine.id, rival)).ownerId]).toEqual([
      'Tienda de prueba',
      rival.id,
    ]);
    expect((await edit(admin, id, { ownerId: rival.id })).body.data.popupStore.ownerId).toBe(rival.id);
    const draft = await addStore(api(), owner, { status: 'draft' });
    expect((await edit(rival, draft.id, { name: 'Mía' })).body.status.code).toBe('POPUP_STORE_NOT_FOUND');
  });
});
