import { readVersion } from '#contract/system/system.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { Bind } from '../../http/bind.ts';

export function bindSystem(bind: Bind): void {
  bind(readVersion, async () => ({ name: packageFile.name, version: packageFile.version }));
}
