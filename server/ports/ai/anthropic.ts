import { createAnthropic } from '@ai-sdk/anthropic';
import type { Outbound } from '../../outbound/outbound.ts';
import { checkKey } from './check-key.ts';
import type { AiPort, AiPrice } from './port.ts';
import { type AiTimes, askThroughSdk, wayOut } from './sdk.ts';

/** Anthropic's messages. */
export function createAnthropicAi(options: {
  baseUrl: string;
  apiKey: string;
  model: string;
  price: AiPrice | undefined;
  times: AiTimes;
  outbound: Outbound;
}): AiPort {
  const call = options.outbound.http(wayOut(options.times));
  const provider = createAnthropic({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    fetch: call,
  });
  return {
    provider: 'anthropic',
    model: options.model,
    host: new URL(options.baseUrl).host,
    price: options.price,
    check: () => checkKey(call, options.baseUrl, { 'x-api-key': options.apiKey, 'anthropic-version': '2023-06-01' }),
    ...askThroughSdk(provider(options.model), options.times),
  };
}
