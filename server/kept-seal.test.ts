import { expect, it } from 'vitest';
import { createSeal } from './jobs/seal.ts';
import { createKeptSeal } from './kept-seal.ts';

const before = { secret: 'the-secret-of-before-with-32-characters' };
const today = { secret: 'the-secret-of-today-with-32-characters-' };
const content = { token: 'AUTH_sample0001', email: 'ada@cairn.example' };

it('is opened with the secret that sealed it, today’s or the one before, and no other', async () => {
  const sealed = await createKeptSeal(before, 'cards').seal(content);
  expect(sealed).not.toContain('AUTH_');
  const rotated = createKeptSeal({ ...today, secretBefore: before.secret }, 'cards');
  expect(await rotated.open(sealed)).toEqual(content);
  const anew = await rotated.seal(content);
  expect(await createKeptSeal(today, 'cards').open(anew)).toEqual(content);
  await expect(createKeptSeal(today, 'cards').open(sealed)).rejects.toThrow('another secret');
  await expect(createKeptSeal(today, 'other').open(anew)).rejects.toThrow();
});

it('says how all that it opens begins, and nothing else does', async () => {
  const beginningOf = (sealed: string) => sealed.split('.')[0];
  const rotated = createKeptSeal({ ...today, secretBefore: before.secret }, 'cards');
  const sealed = await createKeptSeal(before, 'cards').seal(content);
  expect(rotated.headers).toContain(beginningOf(sealed));
  expect(rotated.headers).toContain(beginningOf(await rotated.seal(content)));
  expect(createKeptSeal(today, 'cards').headers).not.toContain(beginningOf(sealed));
});

it('opens what was sealed before there were versions, with either secret', async () => {
  const { sealed } = await createSeal<typeof content>(before.secret, 'cards').seal(content);
  const rotated = createKeptSeal({ ...today, secretBefore: before.secret }, 'cards');
  expect(await rotated.open(sealed)).toEqual(content);
  expect(rotated.headers).toContain(sealed.split('.')[0]);
  await expect(createKeptSeal(today, 'cards').open(sealed)).rejects.toThrow();
});
