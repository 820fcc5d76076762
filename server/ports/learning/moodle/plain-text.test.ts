import { describe, expect, it } from 'vitest';
import { toPlainText, toTitle } from './plain-text.ts';

describe('the text of a summary', () => {
  it.each([
    ['', ''],
    ['<p>Learn <b>this</b>.</p>\r\n<ul><li>One</li><li>Two &amp; three</li></ul>', 'Learn this.\n• One\n• Two & three'],
    ['a<br>b<br/>c', 'a\nb\nc'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<p>Ọlá &mdash; ₦5,000</p>', 'Ọlá — ₦5,000'],
    ['<span lang="en" class="multilang">EN</span>', 'EN'],
    ['<p>&nbsp;</p><ul><li></li></ul>', ''],
  ])('of %j is %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });

  it('ends after a thousand signs, and a title is one line', () => {
    const long = toPlainText('é'.repeat(2_000));
    expect([[...long].length, long.at(-1)]).toEqual([1_000, '…']);
    expect(toTitle('<p>One</p><p>Two</p>')).toBe('One Two');
  });
});

/** Each tries to run something, to load something or to look like something else. */
const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script>alert(1)',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<img src=x onerror=alert(1)//',
  '<img/src=x/onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&colon;alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a onclick=alert(1)>x</a>',
  '<body onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<style><img src=x onerror=alert(1)></style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<select onfocus=alert(1) autofocus><option>x</select>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<video><source onerror=alert(1)></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- <img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '<p>\u202ealert(1)\u2066</p>',
  '<\u0000script>alert(1)</script>',
  '\ud800<img src=x onerror=alert(1)>',
];

describe('a hostile summary', () => {
  it('is tried out in more than fifty ways', () => {
    expect(new Set(hostile).size).toBeGreaterThan(50);
  });

  it.each(hostile)('such as %j is text and nothing else', (html) => {
    const text = toPlainText(`<p>Before</p>${html}`);
    expect(text.startsWith('Before')).toBe(true);
    expect(text).not.toMatch(/<[a-z/!?]|[\u202a-\u202e\u2066-\u2069]|\p{Cc}(?<!\n)/iu);
    expect(text).not.toMatch(/javascript:|srcdoc/i);
    expect(text.isWellFormed()).toBe(true);
  });
});
