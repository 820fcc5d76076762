import { z } from 'zod';
import type { AiUsage } from './port.ts';

const count = z.int().nonnegative().optional().catch(undefined);
const counts = z.object({
  input_tokens: count,
  output_tokens: count,
  prompt_tokens: count,
  completion_tokens: count,
});
const event = z.object({
  usage: counts.optional().catch(undefined),
  message: z
    .object({ usage: counts.optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/**
 * What a provider has counted so far, read from an event of its stream: Anthropic says the input at the beginning and the
 * output at the end, OpenAI and its like say both at the end. What it has not said yet stays as it was.
 */
export function reportedUsage(raw: unknown, known: AiUsage | undefined): AiUsage | undefined {
  const read = event.safeParse(raw);
  const said = read.success ? (read.data.usage ?? read.data.message?.usage) : undefined;
  if (!said) return known;
  return {
    inputTokens: said.input_tokens ?? said.prompt_tokens ?? known?.inputTokens ?? 0,
    outputTokens: said.output_tokens ?? said.completion_tokens ?? known?.outputTokens ?? 0,
  };
}
