import { loadScript, run, showPreferences } from 'vanilla-cookieconsent';
import { brand } from '#content/brand.ts';
import './consent.css';
import { consentConfig } from './consent-config.ts';

/** Shows the banner unless it was answered, and loads the optional services that were accepted. */
export async function runConsent() {
  await run(consentConfig(brand, (path) => void loadScript(path)));
  return { showPreferences };
}
