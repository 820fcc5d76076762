import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IntakeSave, mergeIntake, type StoredIntake } from './intake-merge.ts';

const stored: StoredIntake = {
  revision: 6,
  intake: { title: 'Kasuwa Ledger', pitch: 'Old pitch', price: { amountMinor: 250_000, currency: 'NGN' } },
  intakeEdits: { pitch: { revision: 6, editor: 'phone' } },
};
const save = (given: Partial<IntakeSave>): IntakeSave => ({ revision: 5, editor: 'laptop', changes: {}, ...given });

describe('saving answers from two tabs', () => {
  it('keeps both when they edited different answers', () => {
    const result = mergeIntake(stored, save({ changes: { title: 'Kasuwa Books' } }));
    expect(result).toMatchObject({
      changed: ['title'],
      merged: { revision: 7, intake: { title: 'Kasuwa Books', pitch: 'Old pitch' } },
      changedElsewhere: { pitch: 'Old pitch' },
    });
  });

  it('names the answer that both edited, and saves nothing', () => {
    const result = mergeIntake(stored, save({ changes: { title: 'Other', pitch: 'My pitch' } }));
    expect(result).toEqual({ conflicts: ['pitch'] });
  });

  it('lets the newest revision overwrite', () => {
    expect(mergeIntake(stored, save({ revision: 6, changes: { pitch: 'My pitch' } }))).toHaveProperty('merged');
  });

  it('never sets a tab against itself, even when the answer to its save was lost', () => {
    expect(mergeIntake(stored, save({ editor: 'phone', changes: { pitch: 'Longer pitch' } }))).toHaveProperty('merged');
  });

  it('takes a repeated save for what it is: no change', () => {
    const changes = { pitch: 'Old pitch', price: { currency: 'NGN' as const, amountMinor: 250_000 } };
    expect(mergeIntake(stored, save({ revision: 0, changes }))).toMatchObject({ changed: [], merged: stored });
  });

  it('clears an answer', () => {
    expect(mergeIntake(stored, save({ changes: { price: null } }))).toMatchObject({
      merged: { intake: { price: null } },
    });
  });

  it('takes an empty answer to one that was never given for no change', () => {
    expect(mergeIntake(stored, save({ changes: { whyNow: '', accounts: null, killCriteria: [] } }))).toMatchObject({
      changed: [],
    });
  });

  it('loses no answer, however two tabs interleave', () => {
    const keys = ['title', 'pitch', 'whyNow', 'segment'] as const;
    const step = fc.record({ tab: fc.constantFrom('a', 'b'), key: fc.constantFrom(...keys), text: fc.string() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let now: StoredIntake = { revision: 0, intake: {}, intakeEdits: {} };
        const read: Record<string, number> = { a: 0, b: 0 };
        const shown: Record<string, Record<string, unknown>> = { a: {}, b: {} };
        for (const { tab, key, text } of steps) {
          const result = mergeIntake(now, { revision: read[tab] ?? 0, editor: tab, changes: { [key]: text } });
          if ('conflicts' in result) {
            // The other tab has changed it, unseen by this one.
            expect(now.intakeEdits[key]?.editor).not.toBe(tab);
            expect(now.intakeEdits[key]?.revision).toBeGreaterThan(read[tab] ?? 0);
            read[tab] = now.revision;
            shown[tab] = { ...now.intake };
          } else {
            now = result.merged;
            read[tab] = now.revision;
            shown[tab] = { ...shown[tab], ...result.changedElsewhere };
            shown[tab] = { ...shown[tab], [key]: text };
            // Every tab shows what is stored, so nothing can be overwritten unseen.
            for (const each of keys) expect(now.intake[each] ?? '').toBe(shown[tab]?.[each] ?? '');
          }
        }
      }),
    );
  });
});
