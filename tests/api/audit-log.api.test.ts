import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { users } from '../../server/db/schema-auth.ts';
import { journal } from '../../server/db/schema-audit-log.ts';
import { describeApi, type ApiUser } from '../support/api/api.ts';

const RESTRICT_VIOLATION = '23001';

describeApi('journal', (api) => {
  let admin: ApiUser;
  beforeAll(async () => {
    admin = await api().person('admin', { fullName: 'Zoe Jefa' });
  });
  const update = (id: string, body: object, as = admin) =>
    api().call('updateUser', { params: { id }, body }, as);
  const read = async (query: object = {}) => (await api().call('listAuditLog', { query }, admin)).body.data;
  const told = async (query: object) =>
    (await read(query)).entries.map(({ kind, changes }: Record<string, unknown>) => [kind, changes]);

  test('R7.21 what is done to an account is written down: who did it, when, and nobody’s name or address', async () => {
    const somebody = await api().person('consumer', { fullName: 'Ana' });
    const at = new Date(api().clock.now()).toISOString();
    await update(somebody.id, {
      fullName: 'Ana Ruiz',
      email: `otra-${newId()}@example.com`,
      role: 'producer',
    });
    await update(somebody.id, { isActive: false });
    await update(somebody.id, { isActive: true });
    const { entries } = await read({ subjectId: somebody.id });
    expect(entries.map(({ id: _, ...entry }: { id: string }) => entry)).toEqual(
      [
        { kind: 'userActivated', changes: [] },
        { kind: 'userDeactivated', changes: [] },
        { kind: 'userRoleChanged', changes: [{ field: 'role', from: 'consumer', to: 'producer' }] },
        { kind: 'userEdited', changes: [{ field: 'fullName' }, { field: 'email' }] },
      ].map((entry) => ({
        ...entry,
        createdAt: at,
        actor: { id: admin.id, name: 'Zoe Jefa' },
        subject: { id: somebody.id, name: 'Ana Ruiz' },
      })),
    );
    const [rows] = await api()
      .db.select({ text: sql<string>`string_agg(journal::text, ' ')` })
      .from(journal);
    expect(rows?.text).not.toContain('Ana');
    expect(rows?.text).not.toContain('example.com');
  });

  test('R7.21 what changed nothing, and what was refused, is not written down', async () => {
    const somebody = await api().person('consumer', { fullName: 'Ana' });
    await update(somebody.id, { fullName: 'Ana', role: 'customer', isActive: true });
    await update(somebody.id, { fullName: 'Eva', email: admin.user.email });
    expect(await told({ subjectId: somebody.id })).toEqual([]);
  });

  test('R7.21 it is read by kind, by who did it, by whom it befell and by time, page by page', async () => {
    const [other, first, second] = [
      await api().person('admin'),
      await api().person(),
      await api().person('producer'),
    ];
    const start = api().clock.now();
    const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();
    await update(first.id, { fullName: 'Uno' }, other);
    api().clock.turn(1_000);
    await update(second.id, { role: 'consumer' }, other);
    api().clock.turn(1_000);
    await update(first.id, { isActive: false }, other);
    const by = { actorId: other.id };
    const kinds = async (query: object) => (await told(query)).map(([kind]: [string]) => kind);
    expect(await kinds(by)).toEqual(['userDeactivated', 'userRoleChanged', 'userEdited']);
    expect(await kinds({ ...by, kind: 'userRoleChanged' })).toEqual(['userRoleChanged']);
    expect(await kinds({ ...by, subjectId: first.id })).toEqual(['userDeactivated', 'userEdited']);
    expect(await kinds({ ...by, from: at(1) })).toEqual(['userDeactivated', 'userRoleChanged']);
    expect(await kinds({ ...by, from: at(1), to: at(1) })).toEqual(['userRoleChanged']);
    const page = await read({ ...by, limit: 2, offset: 2 });
    expect([page.entries.length, page.pagination.total, page.pagination.hasMore]).toEqual([1, 3, false]);
    const whole = await read({ ...by, limit: 2 });
    expect([whole.entries.length, whole.pagination.hasMore]).toEqual([2, true]);
    api().clock.turn(1_000);
    await update(second.id, { fullName: 'Dos' }, other);
    expect((await read({ ...by, asOf: whole.pagination.asOf })).pagination.total).toBe(3);
  });

  test.each([{ kind: 'x' }, { actorId: "' or 1=1" }, { from: 'ayer' }, { to: '2026-13-01T00:00:00Z' }])(
    'battery 18 %j is refused',
    async (query) => {
      expect((await api().call('listAuditLog', { query: query as object }, admin)).status).toBe(422);
    },
  );

  test('R7.21 nobody changes it: neither a call nor a program at the database', async () => {
    const somebody = await api().person();
    await update(somebody.id, { fullName: 'Otra' });
    const { db } = api();
    const whole = () => db.select().from(journal).orderBy(journal.id);
    const before = await whole();
    const attempts = [
      () => db.update(journal).set({ kind: 'userEdited' }),
      () => db.delete(journal).where(eq(journal.subjectId, somebody.id)),
      () => db.execute(sql`truncate journal`),
      () => db.execute(sql`truncate journal, users cascade`),
    ];
    const codeOf = (attempt: () => Promise<unknown>) =>
      attempt().then(
        () => 'done',
        (error: { cause?: { code?: string } }) => error.cause?.code,
      );
    for (const attempt of attempts) expect(await codeOf(attempt)).toBe(RESTRICT_VIOLATION);
    expect(await whole()).toEqual(before);
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE'] as const) {
      const authorization = `Bearer ${admin.token}`;
      const { statusCode } = await api().app.inject({
        method,
        url: '/api/journal',
        headers: { authorization },
      });
      expect([404, 405]).toContain(statusCode);
    }
  });

  test('R7.21 it outlives whoever acted and whom it befell, by their ids alone', async () => {
    const [boss, somebody] = [await api().person('admin'), await api().person('producer')];
    await update(somebody.id, { role: 'consumer' }, boss);
    await api().db.delete(users).where(eq(users.id, boss.id));
    await api().db.delete(users).where(eq(users.id, somebody.id));
    const { entries } = await read({ actorId: boss.id });
    expect(entries).toEqual([
      expect.objectContaining({
        kind: 'userRoleChanged',
        actor: { id: boss.id, name: null },
        subject: { id: somebody.id, name: null },
      }),
    ]);
  });
});
