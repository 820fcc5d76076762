import type { TemplatesByLaw } from '#domain/agreements/packs.ts';

export const employmentContract: TemplatesByLaw = {
  ng: { load: () => import('./ng.ts').then(({ template }) => template) },
  'us-de': { load: () => import('./us-de.ts').then(({ template }) => template) },
  'gb-ew': { load: () => import('./gb-ew.ts').then(({ template }) => template) },
};
