import { type Command, InvalidArgumentError } from 'commander';
import { create, type Struct } from 'superstruct';
import { Email } from '../../contract/values/email.ts';
import { FullName } from '../../contract/values/person-name.ts';
import { CODE_LIFETIME } from '../db/codes.ts';
import { canSignIn } from '../services/account/can-sign-in.ts';
import { type AdminCreation, createAdmin } from '../services/admin/operator/create-admin.ts';
import { listAdmins } from '../services/admin/operator/list-admins.ts';
import { resetAdminPassword } from '../services/admin/operator/reset-admin-password.ts';
import { CommandError } from './command-error.ts';
import { commandAction } from './run-command.ts';
import { withCommandContext } from './command-context.ts';

const MINUTE = 60_000;

/** Reader of an argument by the contract's struct. Throws InvalidArgumentError. */
const argument = (struct: Struct<string, null>, what: string) => (text: string) => {
  try {
    return create(text, struct);
  } catch {
    throw new InvalidArgumentError(`It must be ${what}.`);
  }
};
const email = argument(Email, 'an e-mail address');
const fullName = argument(FullName, 'the name of a person');

const validFor = `once and within ${CODE_LIFETIME / MINUTE} minutes`;

function creationText(address: string, outcome: AdminCreation): string {
  const { kind } = outcome;
  if (kind === 'created')
    return `${address} is an admin now. Choose the password here, ${validFor}:\n${outcome.link}`;
  if (kind === 'promoted') return `${address} is an admin now, with the password that it has.`;
  if (kind === 'isAdmin')
    return `${address} is an admin already: "npx tenderete admin reset ${address}" prints a link to a new password.`;
  if (kind === 'isUnconfirmed')
    return `${address} has an account that is not confirmed yet: confirm it first.`;
  return `${address} has an account already (${outcome.role}): add --promote to make it an active admin.`;
}

async function makeAdmin(
  address: string,
  { name, promote }: { name?: string; promote: boolean },
): Promise<void> {
  const outcome = await withCommandContext((ctx) =>
    createAdmin(ctx, { email: address, fullName: name, promote }),
  );
  const text = creationText(address, outcome);
  if (outcome.kind !== 'created' && outcome.kind !== 'promoted') throw new CommandError(text);
  console.log(text);
}

const stateOf = (admin: Awaited<ReturnType<typeof listAdmins>>[number]): string => {
  if (!admin.isActive) return 'deactivated';
  if (!canSignIn(admin)) return 'not confirmed';
  const { lastLogin } = admin;
  return lastLogin === null ? 'never signed in' : `signed in ${lastLogin.toISOString()}`;
};

async function printAdmins(): Promise<void> {
  const admins = await withCommandContext(listAdmins);
  if (admins.length === 0)
    console.log('There is no admin: "npx tenderete admin create EMAIL" creates the first one.');
  for (const admin of admins) console.log(`${admin.email}  ${admin.fullName}  ${stateOf(admin)}`);
}

async function printResetLink(address: string): Promise<void> {
  const outcome = await withCommandContext((ctx) => resetAdminPassword(ctx, address));
  if (outcome.kind === 'isNoAdmin')
    throw new CommandError(`${address} is no admin: "npx tenderete admin list" shows them.`);
  if (outcome.kind === 'isInactive')
    throw new CommandError(
      `${address} is deactivated: "npx tenderete admin create ${address} --promote" activates it.`,
    );
  console.log(`Choose a new password for ${address} here, ${validFor}:\n${outcome.link}`);
}

/** `admin`: creates, lists and lets in admins, with one-time links in place of passwords. */
export function addAdminCommand(program: Command): void {
  const admin = program.command('admin').description('create, list and let in admins');
  admin
    .command('create')
    .description('create an admin and print a one-time link to choose the password')
    .argument('<email>', 'e-mail address of the admin', email)
    .option('--name <full name>', 'name of the admin', fullName)
    .option('--promote', 'make an existing account an admin', false)
    .action(commandAction(makeAdmin));
  admin.command('list').description('list the admins with their state').action(commandAction(printAdmins));
  admin
    .command('reset')
    .description('print a one-time link to a new password')
    .argument('<email>', 'e-mail address of the admin', email)
    .action(commandAction(printResetLink));
}
