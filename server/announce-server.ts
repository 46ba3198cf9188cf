import { inArray } from 'drizzle-orm';
import type { Config } from './config.ts';
import { users } from './db/schema-auth.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { MAILBOX_PATH } from '../contract/pages/mailbox.ts';
import type { RunningServer } from './start-server.ts';

const addresses = DEMO_ACCOUNTS.map(({ email }) => email);

/** Tells whoever started the server where the market is, and how to look around in the demo market if there is one. */
export async function announceServer({
  app,
  engine,
  config,
  hasMailbox,
}: RunningServer & { config: Config }): Promise<void> {
  const listening = app.server.address();
  const port = listening === null || typeof listening === 'string' ? config.port : listening.port;
  const url = `http://localhost:${port}`;
  const lines = [`Tenderete está abierto en ${url}`];
  const demo = await engine.db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, addresses));
  if (engine.kind === 'embedded' && demo.length === addresses.length) {
    lines.push('', `Cuentas de prueba (contraseña ${DEMO_PASSWORD}):`);
    for (const { label, email } of DEMO_ACCOUNTS) lines.push(`  ${label.padEnd(16)}${email}`);
  }
  if (hasMailbox) lines.push('', `Buzón de los correos: ${url}${MAILBOX_PATH}`);
  console.log(lines.join('\n'));
}
