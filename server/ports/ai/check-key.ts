import { classifyError } from './classify.ts';
import { AiFailure } from './port.ts';

/** Asks for the list of models, which costs nothing and which every provider gives to a key that it accepts. @throws AiFailure. */
export async function checkKey(call: typeof globalThis.fetch, baseUrl: string, headers: Record<string, string>) {
  const answer = await call(`${baseUrl}/models`, { headers }).catch((error: unknown) => {
    throw classifyError(error);
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  if (answer.status === 429) throw new AiFailure('rate_limited');
  throw new AiFailure(answer.status >= 500 ? 'unavailable' : 'misconfigured');
}
