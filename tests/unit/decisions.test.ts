import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('docs/decisions/0*.md'))(
  '%s says when it was decided, whether it stands, and what was refused',
  (path) => {
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines[1]).toMatch(/^\d{1,2} \w+ \d{4} · (accepted|replaced by \[\d{4}\])/);
    expect(lines.filter((line) => line.startsWith('Refused: '))).toHaveLength(1);
  },
);
