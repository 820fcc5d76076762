import { expect, it, vi } from 'vitest';
import type { OptionalService } from '#content/brand.ts';
import { consentConfig } from './consent-config.ts';

const statistics: OptionalService = {
  id: 'statistics',
  category: 'analytics',
  label: 'Visit counter',
  script: '/statistics/script.js',
  cookies: [{ name: 'visits', purpose: 'Counts visits', expiry: '30 days' }],
};
const make = (optionalServices: OptionalService[], handlers = { loadScript: vi.fn(), onAnswered: vi.fn() }) =>
  consentConfig({ optionalServices, consentRevision: 3 }, handlers);

function dialogOf(config: ReturnType<typeof make>) {
  const texts = config.language.translations.en;
  if (typeof texts !== 'object') throw new Error('The texts are given in place.');
  return texts.preferencesModal;
}

it('keeps the answer for 182 days, on every path, secure and lax', () => {
  const { cookie, mode, revision, hideFromBots } = make([]);
  expect(cookie).toEqual({ name: 'cc_cookie', expiresAfterDays: 182, path: '/', sameSite: 'Lax', secure: true });
  expect({ mode, revision, hideFromBots }).toEqual({ mode: 'opt-in', revision: 3, hideFromBots: false });
});

it('only informs while there is nothing to choose', () => {
  const config = make([]);
  expect(Object.keys(config.categories)).toEqual(['necessary']);
  expect(config.categories.necessary).toMatchObject({ enabled: true, readOnly: true });
  expect(dialogOf(config).savePreferencesBtn).toBe('Save my preferences');
  expect(dialogOf(config)).not.toHaveProperty('acceptAllBtn');
  expect(dialogOf(config)).not.toHaveProperty('acceptNecessaryBtn');
});

it('offers each category of the optional services, off until switched on', () => {
  const config = make([statistics]);
  expect(Object.keys(config.categories)).toEqual(['necessary', 'analytics']);
  expect(config.categories.analytics?.enabled ?? false).toBe(false);
  expect(config.categories.analytics?.autoClear?.cookies).toEqual([{ name: 'visits' }]);
  const dialog = dialogOf(config);
  expect(dialog).toMatchObject({
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Reject all',
    savePreferencesBtn: 'Save my preferences',
  });
  expect(config.guiOptions?.preferencesModal?.equalWeightButtons).toBe(true);
  const tables = dialog.sections.flatMap((section) => section.cookieTable?.body ?? []);
  expect(tables.map((row) => row.name)).toContain('visits');
});

it('loads the script of an optional service when it is accepted and not before', () => {
  const handlers = { loadScript: vi.fn(), onAnswered: vi.fn() };
  const config = make([statistics], handlers);
  expect(handlers.loadScript).not.toHaveBeenCalled();
  config.categories.analytics?.services?.statistics?.onAccept?.();
  expect(handlers.loadScript).toHaveBeenCalledExactlyOnceWith('/statistics/script.js');
});

it('links the policies at the foot of the dialog', () => {
  const foot = dialogOf(make([])).sections.at(-1)?.description;
  expect(foot).toContain('href="/privacy-policy"');
  expect(foot).toContain('href="/terms"');
});
