import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** The function of a file in web/code as text: a bundler that imported it would put its own `import` in it. */
export async function inlineCode(name: string): Promise<string> {
  const source = await readFile(join(import.meta.dirname, '../web/code', name), 'utf8');
  const { code } = await transformWithOxc(source, name);
  return (await minify(name, code.replace(/export ((?:async )?function)/, '$1'), { module: false })).code;
}
