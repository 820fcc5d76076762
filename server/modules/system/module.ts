import type { Module } from '../../module.ts';
import { bindSystem } from './routes.ts';

/** What the server says of itself. */
export function createSystemModule() {
  return { services: {}, bind: bindSystem } satisfies Module;
}
