import type { AgreementKind, Jurisdiction, Template } from './template.ts';

/** A template is loaded when it is needed: each is a part of the browser's code of its own. */
export type PackEntry = { load: () => Promise<Template> } | { missing: string };
export type TemplatesByLaw = Readonly<Record<Jurisdiction, PackEntry>>;
export type Packs = Readonly<Record<AgreementKind, TemplatesByLaw>>;
