import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Outbound } from '../../outbound/outbound.ts';
import { checkKey } from './check-key.ts';
import type { AiPort, AiPrice } from './port.ts';
import { type AiTimes, askThroughSdk, wayOut } from './sdk.ts';

/** Any server that speaks OpenAI's chat completions: OpenAI, Azure, Gemini, Groq, Ollama, vLLM and others. */
export function createOpenAiCompatible(options: {
  baseUrl: string;
  apiKey: string;
  model: string;
  price: AiPrice | undefined;
  times: AiTimes;
  outbound: Outbound;
}): AiPort {
  const call = options.outbound.http(wayOut(options.times));
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    fetch: call,
    includeUsage: true,
    // Without it a form is asked for in words only and the schema is dropped.
    supportsStructuredOutputs: true,
    ...(isOpenAi(options.baseUrl) && { transformRequestBody: renameTokenLimit }),
  });
  return {
    provider: 'openai-compatible',
    model: options.model,
    host: new URL(options.baseUrl).host,
    price: options.price,
    check: () => checkKey(call, options.baseUrl, { authorization: `Bearer ${options.apiKey}` }),
    ...askThroughSdk(provider(options.model), options.times),
  };
}

function isOpenAi(baseUrl: string): boolean {
  return /(^|\.)(openai\.com|openai\.azure\.com)$/.test(new URL(baseUrl).hostname);
}

/** OpenAI's newer models refuse the name that everybody else understands. */
function renameTokenLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}
