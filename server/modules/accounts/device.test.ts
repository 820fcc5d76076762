import { expect, it } from 'vitest';
import { readDevice } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${iPhone} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iPhone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${iPhone} EdgiOS/142.0.3595.66 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iPhone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`,
    'Edge',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/137.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0`,
    'Opera',
    'Android',
  ],
  ['Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16', 'Opera Mini', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 11; en-US; TECNO KE5) ${webKit} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
    'UC Browser',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 11; TECNO KE5) ${webKit} Chrome/118.0.0.0 Mobile Safari/537.36 PHX/15.0`,
    'Phoenix',
    'Android',
  ],
  [`${iPhone} Mobile/15E148 Instagram 400.0.0.0`, null, 'iPhone'],
  ['curl/8.5.0', null, null],
  ['', null, null],
  [null, null, null],
])('reads %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
