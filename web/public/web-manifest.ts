import { brand } from '#content/brand.ts';
import { themeColour } from '#ui/theme-colour.ts';
import { paths } from '../paths.ts';

/** The web manifest: written to /site.webmanifest at build. */
export const webManifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'en-GB',
  id: paths.home,
  // Anyone who installs it has an account: the overview opens without a network too.
  start_url: paths.member.overview,
  scope: paths.home,
  display: 'standalone',
  background_color: themeColour.light,
  theme_color: themeColour.light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
