import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the pages of plans say, as the component tests read it out: docs/plans.md. */
const folder = join(import.meta.dirname, 'said');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

const pressing = [
  /hurry|last chance|don.t miss|limited|only (today|now)|offer ends|act now|expires? (in|soon)/i,
  /most popular|best value|recommended|save \d/i,
  /are you sure|you.ll lose|you will lose|lose access|give up|sorry to see|no,? thanks|miss out/i,
  /role=timer|\b(days|hours?|minutes?|seconds?) (to go|remaining)|\b(hours?|minutes?|seconds?) left/i,
];

describe.each(texts)('%s', (_name, text) => {
  it('presses nobody, by a clock, by praise or by guilt', () => {
    for (const words of pressing) expect(text).not.toMatch(words);
  });

  it('has no box, ticked before anybody was asked or not', () => {
    expect(text).not.toContain('type=checkbox');
  });

  it('lets a member cancel wherever a running plan can be changed', () => {
    const isOpened = !text.startsWith('===');
    if (isOpened && /(Upgrade|Change) to (Ideation|Founder)/.test(text))
      expect(text).toMatch(/Cancel the plan|nothing more is charged: there is nothing to cancel/);
    expect(text).not.toMatch(/\{[^}]*\bred\b[^}]*\} Cancel the plan/);
  });
});

it('reads the pages', () => {
  expect(texts.length).toBeGreaterThan(15);
});
