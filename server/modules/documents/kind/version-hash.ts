import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';

/** The canonical text of what a version was made from and of what it says. */
export interface VersionText {
  snapshot: string;
  report: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The exported file, byte for byte what the version's SHA-256 is taken of. */
export const exportedJson = ({ snapshot, report }: VersionText) => `{"report":${report},"snapshot":${snapshot}}`;

export const hashVersion = (version: VersionText) => sha256(exportedJson(version));

/** Two versions with this hash in common say the same. */
export const hashContent = (content: unknown) => sha256(canonicalJson(content));
