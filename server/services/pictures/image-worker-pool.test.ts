import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createImageWorkers, JobLostError } from './image-worker-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'tenderete-workshop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Worker pool whose processes run this code at each job; `say` answers with a text. */
function workshopOf(
  name: string,
  onJob: string,
  { limit = 30_000, workLimit = 30_000, idleAfter = 30_000, isPatient = false } = {},
) {
  const program = join(folder, `${name}.mjs`);
  writeFileSync(
    program,
    `import { withCpuTimeLimit } from ${JSON.stringify(join(import.meta.dirname, 'cpu-time-limit.ts'))};
    const within = (job) => withCpuTimeLimit(Number(process.argv[2]), job);
    const say = (text) => process.send({ bytes: Buffer.from(text) });
    process.on('disconnect', () => process.exit());
    process.on('message', () => { ${onJob} });`,
  );
  const workshop = createImageWorkers({ limit, workLimit, idleAfter, isPatient, program });
  return async () => {
    const outcome = await workshop.carryOut({ verb: 'readUpload', bytes: Buffer.from('x') });
    return 'bytes' in outcome ? String(outcome.bytes) : outcome.fault;
  };
}

/** Reason of a lost job. */
const reasonOf = (job: Promise<string>) =>
  job.then(
    () => 'not lost',
    (error: unknown) => (error instanceof JobLostError ? error.reason : error),
  );

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe(createImageWorkers, () => {
  test('everything else goes before a patient one', async () => {
    const say = "import('node:os').then(({ getPriority }) => say(String(getPriority())));";
    const [own, patient] = [workshopOf('hurried', say), workshopOf('patient', say, { isPatient: true })];
    expect(Number(await patient())).toBeGreaterThan(Number(await own()));
  });

  test('battery 95 a job that does not end is ended with its process', async () => {
    const ask = workshopOf('endless', 'for (;;);', { limit: 300 });
    expect(await reasonOf(ask())).toBe('TIME');
  });

  test('battery 95 a job that takes more of a processor than it may is ended with its process', async () => {
    const work = 'setInterval(() => { for (let i = 0; i < 1e7; i += 1); }, 0)';
    const ask = workshopOf('busy', `within(() => new Promise(() => ${work}));`, { workLimit: 300 });
    expect(await reasonOf(ask())).toBe('WORK');
  });

  test('one that had to wait for a processor is not', async () => {
    const wait = "within(() => new Promise((end) => setTimeout(end, 900))).then(() => say('done'));";
    const ask = workshopOf('starved', wait, { workLimit: 300 });
    expect(await ask()).toBe('done');
  });

  test('a process that a picture was too much for is told of, and is not asked again', async () => {
    const ask = workshopOf('mortal', "process.kill(process.pid, 'SIGKILL');");
    expect([await reasonOf(ask()), await reasonOf(ask())]).toEqual(['TIME', 'TIME']);
  });

  test('one that is free is given the next job, two at once go to two, and all end when nothing more comes', async () => {
    const ask = workshopOf('named', 'setTimeout(() => say(String(process.pid)), 100);', { idleAfter: 500 });
    const first = await ask();
    const [second, third] = await Promise.all([ask(), ask()]);
    expect([second === first, third === first]).toEqual([true, false]);
    await vi.waitFor(
      () => expect([first, third].map((pid) => isAlive(Number(pid)))).toEqual([false, false]),
      {
        timeout: 10_000,
      },
    );
    expect(isAlive(Number(await ask()))).toBe(true);
  });

  test('it knows none of the settings of the server', async () => {
    vi.stubEnv('JWT_PRIVATE_KEY', 'secret');
    const ask = workshopOf('open', 'say(JSON.stringify(Object.keys(process.env)));');
    expect(await ask()).not.toContain('JWT_PRIVATE_KEY');
    vi.unstubAllEnvs();
  });

  test('what went wrong in it is an error here', async () => {
    const ask = workshopOf('failing', "process.send({ failure: 'no disk' });");
    await expect(ask()).rejects.toThrow('no disk');
  });
});
