import type { Comparison } from '#domain/validation/compare.ts';
import type { OpenVersion } from '../version.service.ts';

/** A version with what changed since the one before it, where there is one. */
export interface PrintedVersion extends OpenVersion {
  earlier: { number: number; comparison: Comparison } | null;
}
