import { createHash } from 'node:crypto';
import { brand } from '../content/brand.ts';
import { themeColour } from '../ui/theme-colour.ts';
import { owedSignOutKey } from '../web/components/owed-sign-out.ts';
import { paths } from '../web/paths.ts';

const style = `:root{color-scheme:light dark;background:light-dark(${themeColour.light},${themeColour.dark})}
body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1rem/1.6 system-ui,sans-serif;color:light-dark(#1b211d,#f1efe8)}
h1{font-size:1.75rem;line-height:1.25}
a{display:inline-flex;align-items:center;min-height:44px;margin-right:1.5rem;color:light-dark(#2e6a4c,#7fc29b)}
html:not(.out) .out,.out .in{display:none}`;

/**
 * Opens the page once somebody answers at its address: not every browser says when a network is back. Who has logged out here
 * without one is told that, and nothing of an overview.
 */
const script = `try{if(localStorage.getItem('${owedSignOutKey}')==='1')document.documentElement.className='out'}catch{}
const look=()=>fetch(location.href,{method:'HEAD',cache:'no-store'}).then(({status})=>{if(status<500)location.reload()},()=>{});
addEventListener('online',look);setInterval(look,30000);`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What is shown without a network at an address that a device does not keep. It stands alone: no file, and its policy allows none.
 */
export const offlinePage = {
  html: `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No network · ${brand.name}</title>
<style>${style}</style>
<main>
<h1>No network</h1>
<p class="out">You are logged out on this device, and what was saved for you is off it. Logging in needs a network.</p>
<p class="in">This page is not kept on this device. Without a network you can open your overview, and from there the ideas that you opened
last and the courses that you saved. What you typed and did not send yet is still here.</p>
<p>It opens by itself once the network is back.</p>
<p><a class="in" href="${paths.member.overview}">Your overview</a><a href="">Try again</a></p>
</main>
<script>${script}</script>
</html>
`,
  policy: `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};
