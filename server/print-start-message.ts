import type { Config } from './config.ts';
import { countDemoAccounts } from './demo-market.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import type { RunningServer } from './start-server.ts';

/** Start message on the console: URLs of the market, and the demo accounts if there are any. */
export async function printStartMessage({
  app,
  engine,
  config,
  mailbox,
}: RunningServer & { config: Config }): Promise<void> {
  const listening = app.server.address();
  const port = listening === null || typeof listening === 'string' ? config.port : listening.port;
  const local = `http://localhost:${port}`;
  // A port that the system chose is not in the configuration.
  const isLocalUrl = config.publicUrl === `http://localhost:${config.port}`;
  const lines = [
    isLocalUrl
      ? `Tenderete está abierto en ${local}`
      : `Tenderete está abierto en ${config.publicUrl} (en esta máquina, ${local})`,
  ];
  if (engine.isOwn && (await countDemoAccounts(engine.db)) === DEMO_ACCOUNTS.length) {
    lines.push('', `Cuentas de prueba (contraseña ${DEMO_PASSWORD}):`);
    for (const { label, email } of DEMO_ACCOUNTS) lines.push(`  ${label.padEnd(16)}${email}`);
    if (!config.isLocal)
      lines.push('  Aviso: se llega aquí desde otras máquinas, y todo el mundo sabe esa contraseña.');
  }
  if (mailbox !== undefined)
    lines.push('', `Buzón de los correos, abierto solo en esta máquina: ${local}${mailbox}`);
  else if (config.smtpUrl === undefined)
    lines.push('', 'El buzón de los correos está cerrado: sin SMTP_URL nadie recibe ninguno.');
  console.log(lines.join('\n'));
}
