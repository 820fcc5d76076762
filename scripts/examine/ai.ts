import type { Config } from '../../server/config/config.ts';
import type { Outbound } from '../../server/outbound/outbound.ts';
import { openAi } from '../../server/ports/ai/open-ai.ts';
import { AiFailure, type AiFailureKind } from '../../server/ports/ai/port.ts';
import type { Examination } from './examination.ts';

const otherAiAdvice = 'Look at AI_BASE_URL, and at the state page of the provider. Reports are whole without it.';
const aiAdvice: Partial<Record<AiFailureKind, string>> = {
  misconfigured: 'Look at AI_API_KEY, and whether AI_BASE_URL has its version at the end.',
  quota: 'The account with the provider is used up: pay there.',
  rate_limited: 'It is asked too often just now: ask again in a minute.',
};

export async function examineAi({ ai }: Config, outbound: Outbound): Promise<Examination> {
  const port = await openAi(ai, outbound);
  return {
    system: 'AI',
    about: port ? `${port.provider} at ${port.host}` : 'none is configured: reports come without its words',
    ask: port?.check,
    advise: (error) => (error instanceof AiFailure ? aiAdvice[error.kind] : undefined) ?? otherAiAdvice,
  };
}
