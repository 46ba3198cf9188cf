import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { createReminderTokens } from './reminder-tokens.ts';
import { newSigningKeyPem, readSigningKey } from './signing-key.ts';

const tokensOfServer = async () => createReminderTokens(await readSigningKey(newSigningKeyPem()));

test('R2.24 a link leads to its reminder, and no other text does', async () => {
  const [ours, theirs] = [await tokensOfServer(), await tokensOfServer()];
  const id = newId();
  const token = ours.tokenOf(id);
  expect(token).toMatch(/^[\w-]{43}$/);
  const changed = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`;
  const other = `${ours.tokenOf(newId()).slice(0, 21)}${token.slice(21)}`;
  expect(
    [token, changed, other, theirs.tokenOf(id), '', `${token}A`, 'ñ'.repeat(43)].map((one) => ours.idIn(one)),
  ).toEqual([id, null, null, null, null, null, null]);
});
