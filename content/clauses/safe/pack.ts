import type { TemplatesByLaw } from '#domain/agreements/packs.ts';

export const safe: TemplatesByLaw = {
  ng: { load: () => import('./ng.ts').then(({ template }) => template) },
  'us-de': { load: () => import('./us-de.ts').then(({ template }) => template) },
  'gb-ew': {
    missing:
      'There is no SAFE for England and Wales here. Companies there usually use an advance subscription agreement instead, and this product does not offer one yet. A convertible note is available.',
  },
};
