import { z } from 'zod';
import { DATE_WANTED } from '#domain/time/days.ts';

const CONTROL = /\p{Cc}/u;
const CONTROL_SAVE_BREAKS = /[^\P{Cc}\n\t]/u;

/**
 * What a person may type, trimmed: any script and emoji, but no control characters and no broken characters (a database
 * cannot hold them). `lines: 'many'` keeps line breaks, as \n, and tabs. `max` counts as an input's maxlength does.
 */
export function personText(options: { max: number; min?: number; lines?: 'one' | 'many' }) {
  const { max, min = 0, lines = 'one' } = options;
  const forbidden = lines === 'many' ? CONTROL_SAVE_BREAKS : CONTROL;
  return z
    .string({ error: 'Write this as text.' })
    .overwrite((value) => value.replace(/\r\n?/g, '\n').trim())
    .min(min, { error: min === 1 ? 'Fill this in.' : `Use at least ${min} characters.` })
    .max(max, { error: `Use ${max.toLocaleString('en')} characters or fewer.` })
    .refine((value) => value.isWellFormed(), {
      error: 'There is a broken character in this. Delete it and type it again.',
    })
    .refine((value) => !forbidden.test(value), {
      error:
        lines === 'many'
          ? 'There are control characters in this. Type it again without them.'
          : 'Keep this on one line, without control characters.',
    });
}

/** A web address as a founder types it, or ''. `example.com/page` will do; any scheme but http and https is refused. */
export function webLink(max: number) {
  return personText({ max }).refine(isWebLink, { error: 'Give a web address, such as https://example.com/page.' });
}

function isWebLink(value: string): boolean {
  if (value === '') return true;
  if (/[\s<>"'`\\]/u.test(value)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(value)?.[1]?.toLowerCase();
  return scheme === undefined || ((scheme === 'http' || scheme === 'https') && URL.canParse(value));
}

/** An opaque id in a path or a body: nothing in it can leave its place in a path, a query or a file name. */
export const opaqueId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, { error: 'This is not an id.' });

/** A moment in UTC, as ISO 8601. */
export const moment = z.iso.datetime();

/** A calendar day, as YYYY-MM-DD. */
export const day = z.iso.date({ error: DATE_WANTED });

/** The media type of a Word file. */
export const docxMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The media type of an Excel file. */
export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
