import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { popupStores } from '../../server/db/schema-stores.ts';
import { type ApiAnswer, describeApi, type ApiUser } from '../support/api/api.ts';
import { addStore } from '../support/api/add-market-rows.ts';
import { subjectsTo } from '../support/api/mailbox.ts';

const DATES = { startDate: '2026-09-01T09:00:00Z', endDate: '2026-12-01T09:00:00Z' };

describeApi(
  'approval of first stores',
  (api) => {
    const made = async (as: ApiUser, ownerId = as.id) => {
      const body = { name: 'Telar', description: 'Lana.', ownerId, ...DATES };
      return (await api().call('createPopupStore', { body }, as)).body.data.popupStore;
    };
    const publish = async (id: string, as: ApiUser) => {
      const { status, body } = await api().call(
        'changePopupStoreStatus',
        { params: { id }, body: { status: 'active' } },
        as,
      );
      return [status, body.status.message];
    };
    const ask = (id: string, as: ApiUser) => api().call('askForApproval', { params: { id } }, as);
    const versionOf = async (id: string) => {
      const [row] = await api().db.select().from(popupStores).where(eq(popupStores.id, id));
      return row?.version ?? 1;
    };
    /** Decision of an admin; by default about the current version of the store. */
    const decide = async (
      id: string,
      as: ApiUser,
      state: 'granted' | 'refused',
      note = '',
      version?: number,
    ) =>
      api().call(
        'decideApproval',
        { params: { id }, body: { state, note, version: version ?? (await versionOf(id)) } },
        as,
      );
    const said = ({ status, body }: ApiAnswer) => [status, body.status.code, body.status.message];
    const CHANGED = [
      409,
      'CONFLICT',
      'El puesto ha cambiado desde que lo miraste. Míralo otra vez antes de responder.',
    ];
    const heldOf = async (id: string, as: ApiUser) =>
      (await api().call('getPopupStore', { params: { id } }, as)).body.data.popupStore.approval;
    const approvalOf = async (id: string, as: ApiUser) => {
      const held = await heldOf(id, as);
      return held && { state: held.state, note: held.note };
    };

    test('R4.9 a first store is not published before an admin granted it; its producer asks and is told', async () => {
      const [owner, admin] = [await api().person('producer'), await api().person('admin')];
      const { id, approval } = await made(owner);
      expect(approval).toEqual({ state: 'notAsked', note: '', version: 1 });
      const asked = 'El primer puesto se revisa antes de publicarse: antes hay que pedir el visto bueno.';
      expect([await publish(id, owner), await publish(id, admin)]).toEqual([
        [409, asked],
        [409, asked],
      ]);
      expect((await ask(id, owner)).body.data.popupStore.approval.state).toBe('waiting');
      expect(await publish(id, owner)).toEqual([
        409,
        'Este puesto espera el visto bueno: hasta entonces no se puede publicar.',
      ]);
      await decide(id, admin, 'refused', 'Faltan fotos.');
      expect(await approvalOf(id, owner)).toEqual({ state: 'refused', note: 'Faltan fotos.' });
      expect(await publish(id, owner)).toEqual([
        409,
        'Este puesto no tiene el visto bueno: corrige lo que dice la nota y vuelve a pedirlo.',
      ]);
      await ask(id, owner);
      expect(await approvalOf(id, owner)).toEqual({ state: 'waiting', note: 'Faltan fotos.' });
      await decide(id, admin, 'granted');
      expect(await approvalOf(id, owner)).toEqual({ state: 'granted', note: '' });
      expect((await publish(id, owner))[0]).toBe(200);
      expect(await subjectsTo(api(), owner.user.email)).toEqual([
        'A Telar le falta algo para publicarse',
        'Ya puedes publicar Telar',
      ]);
      const { body } = await api().call('listAuditLog', { query: { subjectId: owner.id } }, admin);
      expect(body.data.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
        'storeApproved',
        'storeRefused',
      ]);
    });

    test('R4.9 nobody is told of it who does not run the store, nor once it is published', async () => {
      const [owner, admin] = [await api().person('producer'), await api().person('admin')];
      const { id } = await made(owner);
      await ask(id, owner);
      await decide(id, admin, 'granted', 'Muy bien.');
      await publish(id, owner);
      for (const as of [undefined, owner, admin]) {
        const { body } = await api().call('getPopupStore', { params: { id } }, as);
        expect(body.data.popupStore.approval).toBe(undefined);
      }
    });

    test('R4.9 once one store is granted the others of its producer are held no more, nor are new ones', async () => {
      const [owner, admin] = [await api().person('producer'), await api().person('admin')];
      const [first, second] = [await made(owner), await made(owner)];
      expect(second.approval).toEqual({ state: 'notAsked', note: '', version: 1 });
      await decide(first.id, admin, 'granted');
      expect((await made(owner)).approval).toBe(undefined);
      expect([await approvalOf(second.id, owner), (await publish(second.id, owner))[0]]).toEqual([
        undefined,
        200,
      ]);
    });

    test('R4.9 a store that is held is put away and fetched again', async () => {
      const owner = await api().person('producer');
      const { id } = await made(owner);
      const become = async (status: 'archived' | 'draft' | 'scheduled') =>
        (await api().call('changePopupStoreStatus', { params: { id }, body: { status } }, owner)).status;
      expect([await become('archived'), await become('draft'), await become('scheduled')]).toEqual([
        200, 200, 409,
      ]);
    });

    test('R4.9 a grant touches no store of somebody else and none that is held no more, and a store that is put away is not granted', async () => {
      const [owner, rival, admin] = [
        await api().person('producer'),
        await api().person('producer'),
        await api().person('admin'),
      ];
      const [store, away, theirs] = [await made(owner), await made(owner), await made(rival)];
      const open = await addStore(api(), owner);
      await ask(away.id, owner);
      const params = { id: away.id };
      await api().call('changePopupStoreStatus', { params, body: { status: 'archived' } }, owner);
      expect(said(await decide(away.id, admin, 'granted'))).toEqual([
        409,
        'INVALID_TRANSITION',
        'Este puesto no espera el visto bueno.',
      ]);
      await ask(store.id, owner);
      expect((await decide(store.id, admin, 'granted')).status).toBe(200);
      expect([(await approvalOf(theirs.id, rival))?.state, await versionOf(open.id)]).toEqual([
        'notAsked',
        open.version,
      ]);
    });

    test('R4.9 who has sold already, and what an admin makes, is not held', async () => {
      const [owner, admin] = [await api().person('producer'), await api().person('admin')];
      expect((await made(admin, owner.id)).approval).toBe(undefined);
      await addStore(api(), owner, { status: 'ended' });
      expect((await made(owner)).approval).toBe(undefined);
    });

    test('R7.10 admins list those that wait, and the panel counts them', async () => {
      const [owner, admin] = [await api().person('producer'), await api().person('admin')];
      const [waiting, archived] = [await made(owner), await made(owner)];
      await made(owner);
      const count = async () =>
        (await api().call('getMarketStats', {}, admin)).body.data.approvals.waiting as number;
      const before = await count();
      for (const { id } of [waiting, archived]) await ask(id, owner);
      const params = { id: archived.id };
      await api().call('changePopupStoreStatus', { params, body: { status: 'archived' } }, owner);
      const query = { approval: 'waiting', ownerId: owner.id } as const;
      const { body } = await api().call('listPopupStores', { query }, admin);
      expect(body.data.popupStores.map(({ id }: { id: string }) => id)).toEqual([waiting.id]);
      expect(await count()).toBe(before + 1);
    });

    test('R4.9 what an admin decides is what they saw: of a store that changed since, nothing is decided or sent', async () => {
      const [owner, admin] = [await api().person('producer'), await api().person('admin')];
      const { id } = await made(owner);
      await ask(id, owner);
      const { version } = await heldOf(id, admin);
      await api().call('updatePopupStore', { params: { id }, body: { description: 'Otra cosa.' } }, owner);
      for (const state of ['granted', 'refused'] as const)
        expect(said(await decide(id, admin, state, 'Visto.', version))).toEqual(CHANGED);
      expect(said(await decide(id, admin, 'granted', '', version + 2))).toEqual(CHANGED);
      expect(await approvalOf(id, owner)).toEqual({ state: 'waiting', note: '' });
      expect(await subjectsTo(api(), owner.user.email)).toEqual([]);
      const seen = await heldOf(id, admin);
      expect(seen.version).toBeGreaterThan(version);
      expect((await decide(id, admin, 'granted', '', seen.version)).status).toBe(200);
      const unsaid = { params: { id }, body: { state: 'granted', note: '' } as never };
      expect((await api().call('decideApproval', unsaid, admin)).status).toBe(422);
    });

    test('R4.9 battery 1 of two admins who decide against each other at once one is heard, and one mail is sent', async () => {
      for (let round = 0; round < 6; round += 1) {
        const owner = await api().person('producer');
        const { id } = await made(owner);
        await ask(id, owner);
        const { version } = await heldOf(id, owner);
        const [one, other] = [await api().person('admin'), await api().person('admin')];
        const answers = await Promise.all([
          decide(id, one, 'refused', 'Faltan fotos.', version),
          decide(id, other, 'granted', '', version),
        ]);
        const [heard, unheard] = answers.toSorted((left, right) => left.status - right.status);
        expect([heard!.status, said(unheard!)]).toEqual([200, CHANGED]);
        const { state } = await approvalOf(id, owner);
        expect(await subjectsTo(api(), owner.user.email)).toEqual([
          state === 'granted' ? 'Ya puedes publicar Telar' : 'A Telar le falta algo para publicarse',
        ]);
        expect(answers.map(({ status }) => status)).toEqual(state === 'granted' ? [409, 200] : [200, 409]);
      }
    });

    describe('steps that it does not know', () => {
      test('R4.9 battery 74 asking twice, changes that nobody asked for, a store that is not held: refused, and nothing is sent', async () => {
        const [owner, admin] = [await api().person('producer'), await api().person('admin')];
        const { id } = await made(owner);
        const codes = [(await decide(id, admin, 'refused', 'No.')).status, (await ask(id, owner)).status];
        codes.push((await ask(id, owner)).status, (await decide(id, admin, 'refused')).status);
        const open = await addStore(api(), await api().person('producer'));
        codes.push((await decide(open.id, admin, 'granted')).status);
        expect(codes).toEqual([409, 200, 409, 422, 409]);
        expect(await subjectsTo(api(), owner.user.email)).toEqual([]);
      });

      test('R4.9 battery 1 of two admins at once one decides', async () => {
        const owner = await api().person('producer');
        const { id } = await made(owner);
        await ask(id, owner);
        const admins = await Promise.all([1, 2, 3, 4].map(() => api().person('admin')));
        const answers = await Promise.all(admins.map((as) => decide(id, as, 'refused', 'Faltan fotos.')));
        expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
          200, 409, 409, 409,
        ]);
        const sent = await subjectsTo(api(), owner.user.email);
        expect(sent).toHaveLength(1);
      });
    });

    test('R4.9 a producer neither grants the own store nor makes one that is not held', async () => {
      const owner = await api().person('producer');
      const body = { name: 'Telar', description: 'Lana.', ownerId: owner.id, approval: null } as object;
      const answer = await api().call('createPopupStore', { body: body as never }, owner);
      const { id } = answer.body.data.popupStore;
      await api().call(
        'updatePopupStore',
        { params: { id }, body: { name: 'T', approval: 'granted' } as never },
        owner,
      );
      const [row] = await api().db.select().from(popupStores).where(eq(popupStores.id, id));
      expect([(await decide(id, owner, 'granted')).status, row?.approval]).toEqual([403, 'notAsked']);
    });
  },
  { env: { FIRST_STORE_APPROVAL: 'on' } },
);

describeApi('first stores where nothing is held', (api) => {
  test('R4.9 a first store is published by its producer, as it always was', async () => {
    const owner = await api().person('producer');
    const body = { name: 'Telar', description: 'Lana.', ownerId: owner.id, ...DATES };
    const { popupStore } = (await api().call('createPopupStore', { body }, owner)).body.data;
    const params = { id: popupStore.id };
    const moved = await api().call('changePopupStoreStatus', { params, body: { status: 'active' } }, owner);
    expect([popupStore.approval, moved.status]).toEqual([undefined, 200]);
    expect((await api().call('askForApproval', { params }, owner)).status).toBe(409);
  });
});
