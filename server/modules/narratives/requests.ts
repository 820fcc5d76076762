import { createHash } from 'node:crypto';
import type { NarrativePreview } from '#contract/narratives/narratives.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { FactLine } from '#domain/narratives/facts.ts';
import { buildPrompt, type NarrativePrompt } from '#domain/narratives/prompt.ts';
import { NARRATIVE_USES, type NarrativeUse } from '#domain/narratives/uses.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { type AiPort, formSchema } from '../../ports/ai/port.ts';
import { narrativeForms } from './forms.ts';

/** The request for a use: what the founder is shown, and what is sent, are both made of it. */
export function makePrompt(use: NarrativeUse, facts: readonly FactLine[]): NarrativePrompt {
  const questions = INTAKE_FIELDS.map(({ key, question }) => `- ${key}: ${question}`);
  return buildPrompt(use, facts, use === 'intake_fields' ? ['The fields:', ...questions] : []);
}

/** The schema that is sent along, as text; null where the answer is prose. */
export function formText(use: NarrativeUse): string | null {
  const form = narrativeForms[use];
  return form ? JSON.stringify(formSchema(form.schema), null, 2) : null;
}

/** One hash for where a request goes and every byte of it. */
export function hashRequest(ai: AiPort, prompt: NarrativePrompt): string {
  const { use, system, user, maxOutputTokens } = prompt;
  return sha256({ ...providerOf(ai), use, system, user, form: formText(use), maxOutputTokens });
}

export function makePreview(ai: AiPort, prompts: readonly NarrativePrompt[]): NarrativePreview {
  return {
    provider: providerOf(ai),
    requests: prompts.map(({ use, system, user }) => ({ ...offerOf(use), system, user, form: formText(use) })),
    hash: sha256(prompts.map((prompt) => hashRequest(ai, prompt))),
  };
}

export function offerOf(use: NarrativeUse) {
  const { label, about } = NARRATIVE_USES[use];
  return { use, label, about };
}

export const providerOf = ({ provider, model, host }: AiPort) => ({ name: provider, model, host });

const sha256 = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex');
