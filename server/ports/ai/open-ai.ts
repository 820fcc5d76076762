import type { Config } from '../../config/config.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { AiPort } from './port.ts';

/** The SDKs are loaded only where a provider is configured. */
export async function openAi(config: Config['ai'], outbound: Outbound): Promise<AiPort | undefined> {
  if (config.kind === 'none') return undefined;
  if (config.kind === 'anthropic') return (await import('./anthropic.ts')).createAnthropicAi({ ...config, outbound });
  return (await import('./openai-compatible.ts')).createOpenAiCompatible({ ...config, outbound });
}
