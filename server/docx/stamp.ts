import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Zip archives know no time before 1980 and no time zone: every part gets the same moment. */
const partTime = new Date(1980, 0, 1);

/**
 * Puts the given moment where the library writes the present one, and numbers where it writes random names, so that the
 * same content gives the same bytes whenever it is made.
 */
export function stampDocx(bytes: Uint8Array, createdAt: Date): Uint8Array {
  const parts = unzipSync(bytes);
  const moment = createdAt.toISOString().replace(/\.\d+Z$/, 'Z');
  const rewrite = (name: string, change: (xml: string) => string) => {
    const part = parts[name];
    if (!part) throw new Error(`the file has no ${name}`);
    parts[name] = strToU8(change(strFromU8(part)));
  };
  rewrite('docProps/core.xml', (xml) =>
    xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_all, opening: string) => `${opening}${moment}`),
  );
  const names = new Map<string, string>();
  const number = (_all: string, attribute: string, name: string) => {
    if (!names.has(name)) names.set(name, `rIdLink${names.size + 1}`);
    return `${attribute}="${names.get(name)}"`;
  };
  rewrite('word/_rels/document.xml.rels', (xml) => xml.replace(/\b(Id)="(rId[\w-]{15,})"/g, number));
  rewrite('word/document.xml', (xml) => xml.replace(/\b(r:id)="(rId[\w-]{15,})"/g, number));
  return zipSync(parts, { mtime: partTime, level: 6 });
}
