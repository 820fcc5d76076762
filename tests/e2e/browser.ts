import chromiumPack from '@sparticuz/chromium';

/** How to start the Chromium that comes as a package of the registry, with nothing to download and nothing called home. */
export async function chromiumLaunchOptions() {
  return {
    executablePath: await chromiumPack.executablePath(),
    headless: true,
    args: [
      '--headless=shell',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  };
}
