import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '#web/components/device-store.ts';
import { openDraftStorage } from './draft-storage.ts';

function memory(): KeyValueStore & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const title = { title: { mine: 'New', base: 'Old' } };
const pitch = { pitch: { mine: 'New pitch', base: '' } };

describe('answers kept on the device', () => {
  it('come back after a reload, each idea its own', () => {
    const store = memory();
    openDraftStorage(store, 'idea-1').write({}, title);
    expect(openDraftStorage(store, 'idea-1').read()).toEqual(title);
    expect(openDraftStorage(store, 'idea-2').read()).toEqual({});
  });

  it('stay when a second tab writes other answers', () => {
    const store = memory();
    openDraftStorage(store, 'idea').write({}, title);
    openDraftStorage(store, 'idea').write({}, pitch);
    expect(openDraftStorage(store, 'idea').read()).toEqual({ ...title, ...pitch });
  });

  it('go once they are saved, and leave nothing behind', () => {
    const store = memory();
    const storage = openDraftStorage(store, 'idea');
    storage.write({}, title);
    storage.write(title, {});
    expect(store.items.size).toBe(0);
  });

  it('stay when another tab has typed something else since', () => {
    const store = memory();
    const storage = openDraftStorage(store, 'idea');
    const newer = { title: { mine: 'Newer', base: 'Old' } };
    storage.write({}, newer);
    storage.write(title, {});
    expect(storage.read()).toEqual(newer);
  });

  it('are not claimed to be kept where storage is missing or full', () => {
    const full: KeyValueStore = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(openDraftStorage(null, 'idea').write({}, title)).toBe(false);
    expect(openDraftStorage(full, 'idea').write({}, title)).toBe(false);
    expect(openDraftStorage(full, 'idea').read()).toEqual({});
  });

  it('ignore what is not a draft', () => {
    const store = memory();
    for (const text of ['nonsense', 'null', '[1]', '{"title":"x"}']) {
      store.setItem('cairn.draft.idea', text);
      expect(openDraftStorage(store, 'idea').read()).toEqual({});
    }
  });
});
