import { rmSync } from 'node:fs';

/** Throws away the data of the server that the browser tests talked to. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
