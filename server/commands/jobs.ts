import { type Command, InvalidArgumentError } from 'commander';
import { is } from 'superstruct';
import type { FailedJob, JobCount, JobReference } from '../../contract/admin/system-status.ts';
import { JOB_KINDS, JobKind } from '../../contract/jobs/job.ts';
import { Id } from '../../contract/values/id.ts';
import type { Context } from '../context.ts';
import { isRefusal } from '../http/refusal.ts';
import { discardJob, retryJob } from '../services/admin/system/decide-job.ts';
import { countJobs, listFailedJobs } from '../services/admin/system/list-jobs.ts';
import { CommandError } from './command-error.ts';
import { withCommandContext } from './command-context.ts';
import { commandAction } from './run-command.ts';

function readKind(text: string): JobKind {
  if (is(text, JobKind)) return text;
  throw new InvalidArgumentError(`It must be one of ${JOB_KINDS.join(', ')}.`);
}

function readKey(text: string): string {
  if (is(text, Id)) return text;
  throw new InvalidArgumentError('It must be the key of a job: "npx tenderete jobs" shows it.');
}

const countText = ({ kind, state, count, oldest }: JobCount) =>
  `${kind}  ${state} ${count}, the oldest since ${oldest}`;

/** Line about a failed job, without the recipient of an e-mail. */
function failedText({ kind, key, state, tries, error, runAt, subject }: FailedJob): string {
  const next = state === 'failed' && runAt !== null ? `tried again ${runAt}` : 'given up';
  const name = subject === null ? '' : ` "${subject}"`;
  return `${kind} ${key}${name}: ${next}, tries: ${tries}, ${error ?? 'no explanation'}`;
}

async function printJobs(): Promise<void> {
  const { counts, failed } = await withCommandContext(async ({ db }) => ({
    counts: await countJobs(db),
    failed: await listFailedJobs(db),
  }));
  console.log(counts.length === 0 ? 'There is no job.' : counts.map(countText).join('\n'));
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map(failedText).join('\n')}`);
}

/** Command that decides about a job. The job's lifecycle refuses what the job does not permit. */
const decide = (verb: (ctx: Context, job: JobReference) => Promise<null>, done: string) =>
  commandAction(async (kind: JobKind, key: string) => {
    const job = `${kind} ${key}`;
    try {
      await withCommandContext((ctx) => verb(ctx, { kind, key }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new CommandError(
        error.code === 'NOT_FOUND'
          ? `There is no job ${job}: "npx tenderete jobs" lists those that failed.`
          : `The job ${job} cannot be ${done} in its state: "npx tenderete jobs" lists those that failed.`,
      );
    }
    console.log(`The job ${job} is ${done}.`);
  });

/** `jobs`: background jobs by kind and state, those that failed, and decisions about them. */
export function addJobsCommand(program: Command): void {
  const jobs = program.command('jobs').description('list, retry and discard background jobs');
  jobs
    .command('list', { isDefault: true })
    .description('count the jobs by kind and state, and list those that failed')
    .action(commandAction(printJobs));
  for (const [name, description, action] of [
    ['retry', 'run a failed job at once', decide(retryJob, 'retried')],
    ['discard', 'end a failed job without success', decide(discardJob, 'discarded')],
  ] as const)
    jobs
      .command(name)
      .description(description)
      .argument('<kind>', 'kind of the job', readKind)
      .argument('<key>', 'key of the job', readKey)
      .action(action);
}
