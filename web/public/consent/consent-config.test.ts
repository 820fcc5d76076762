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
const make = (optionalServices: OptionalService[], loadScript = vi.fn()) =>
  consentConfig({ optionalServices, consentRevision: 3 }, loadScript);

function textsOf(config: ReturnType<typeof make>) {
  const texts = config.language.translations.en;
  if (typeof texts !== 'object') throw new Error('The texts are given in place.');
  return texts;
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
  const { consentModal, preferencesModal } = textsOf(config);
  expect(consentModal.acceptAllBtn).toBe('I understand');
  expect(consentModal).not.toHaveProperty('acceptNecessaryBtn');
  expect(consentModal).not.toHaveProperty('showPreferencesBtn');
  expect(preferencesModal.savePreferencesBtn).toBe('Save my preferences');
  expect(preferencesModal).not.toHaveProperty('acceptAllBtn');
});

it('asks for each category of the optional services, off until switched on', () => {
  const config = make([statistics]);
  expect(Object.keys(config.categories)).toEqual(['necessary', 'analytics']);
  expect(config.categories.analytics?.enabled ?? false).toBe(false);
  expect(config.categories.analytics?.autoClear?.cookies).toEqual([{ name: 'visits' }]);
  const { consentModal, preferencesModal } = textsOf(config);
  expect(consentModal).toMatchObject({ acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all' });
  expect(config.guiOptions?.consentModal?.equalWeightButtons).toBe(true);
  expect(preferencesModal.savePreferencesBtn).toBe('Save my preferences');
  const tables = preferencesModal.sections.flatMap((section) => section.cookieTable?.body ?? []);
  expect(tables.map((row) => row.name)).toContain('visits');
});

it('loads the script of an optional service when it is accepted and not before', () => {
  const loadScript = vi.fn();
  const config = make([statistics], loadScript);
  expect(loadScript).not.toHaveBeenCalled();
  config.categories.analytics?.services?.statistics?.onAccept?.();
  expect(loadScript).toHaveBeenCalledExactlyOnceWith('/statistics/script.js');
});

it.each([
  ['informing', []],
  ['asking', [statistics]],
] as const)('links the policies from both dialogs when %s', (_, services) => {
  const { consentModal, preferencesModal } = textsOf(make([...services]));
  for (const html of [consentModal.footer, preferencesModal.sections.at(-1)?.description]) {
    expect(html).toContain('href="/privacy-policy"');
    expect(html).toContain('href="/terms"');
  }
});
