import type { KeptFiles } from '#web/service-worker/kept-files.ts';

/** The files that the service worker of a build keeps for somebody, as its code names them: an array, or a text that is split. */
export function filesNamed(worker: string, part: 'member' | 'founder' | 'courses'): string[] {
  const [, list] = new RegExp(`\\b${part satisfies keyof KeptFiles}:(\\[[^\\]]*\\]|\`[^\`]*\`)`).exec(worker) ?? [];
  const files = list?.match(/\/assets\/[\w.-]+\.\w+/g) ?? [];
  if (files.length === 0) throw new Error(`The service worker names no file of ${part}.`);
  return files;
}
