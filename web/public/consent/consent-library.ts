import { acceptCategory, loadScript, run, showPreferences } from 'vanilla-cookieconsent';
import { brand } from '#content/brand.ts';
import './consent.css';
import { consentConfig } from './consent-config.ts';

/** Starts the library, which loads the optional services that were accepted. Call it once. */
export async function runConsent(onAnswered: () => void) {
  await run(consentConfig(brand, { loadScript: (path) => void loadScript(path), onAnswered }));
  return { acceptCategory, showPreferences };
}
