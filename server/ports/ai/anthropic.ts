import { createAnthropic } from '@ai-sdk/anthropic';
import type { Outbound } from '../../outbound/outbound.ts';
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
  const provider = createAnthropic({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    fetch: options.outbound.http(wayOut(options.times)),
  });
  return {
    provider: 'anthropic',
    model: options.model,
    host: new URL(options.baseUrl).host,
    price: options.price,
    ...askThroughSdk(provider(options.model), options.times),
  };
}
