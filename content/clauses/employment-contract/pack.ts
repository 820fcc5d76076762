import type { TemplatesByLaw } from '#domain/agreements/packs.ts';

const notWritten = { missing: 'This template is not written yet.' };

export const employmentContract: TemplatesByLaw = { ng: notWritten, 'us-de': notWritten, 'gb-ew': notWritten };
