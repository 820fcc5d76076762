import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'fixtures');
const folders = foldersIn('server/modules');
const pascal = (name: string) => name.replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase());
const read = (path: string) => readFileSync(path, 'utf8');

it.each(folders.map(({ name }) => name))('server/modules/%s has the one shape of a module', (name) => {
  const door = read(`server/modules/${name}/module.ts`);
  const create = `create${pascal(name)}Module`;
  expect([...door.matchAll(/export function (create\w+Module)/g)].map(([, made]) => made)).toEqual([create]);
  expect(door).toMatch(/satisfies Module;/);
  expect(read('server/modules.ts')).toContain(`${create}(`);
  if (existsSync(`server/modules/${name}/routes.ts`)) expect(door).toMatch(/\bbind\b/);
  if (existsSync(`server/modules/${name}/jobs.ts`)) expect(door).toMatch(/\bjobs:/);
  if (existsSync(`server/modules/${name}/seed.ts`)) expect(door).toMatch(/\bseed:/);
});

it('the contract has a folder for each module that calls can reach, and no other', () => {
  const reached = folders.filter(({ name }) => existsSync(`server/modules/${name}/routes.ts`));
  expect(foldersIn('contract').map(({ name }) => name)).toEqual(reached.map(({ name }) => name));
});
