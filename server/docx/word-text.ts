/** What XML cannot hold: control characters but tab and line break, halves of characters, and two that are none. */
const unwritable = /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu;
/** Marks that turn the direction of what follows them: a founder's text must not reorder the words around it. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** The text as a Word file can hold it: NFC, with nothing in it that would break the file or turn its lines around. */
export function toWordText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritable, '').replace(turning, '').normalize('NFC');
}
