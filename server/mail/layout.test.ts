import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mailColours, renderMail } from './layout.ts';

const mail = renderMail({
  subject: 'Hello',
  heading: 'Hello <script>alert(1)</script> & "Ada"',
  paragraphs: [
    'Ọ̀nà ₦ 5,000 — it’s ready.',
    'We raise in spring.\nSee https://a.example <b>first</b>.',
    { label: 'Where', url: 'https://meet.example/a?b=1&c=2' },
  ],
  action: { label: 'Open it', url: 'https://cairn.example/x?a=1&b="><img src=x onerror=alert(1)>' },
  notes: ['Small print.'],
});

describe('a rendered mail', () => {
  it('escapes everything in HTML and leaves the text plain', () => {
    expect(mail.html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Ada&quot;');
    expect(mail.html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(mail.text).toContain('Hello <script>alert(1)</script> & "Ada"');
  });

  it('says the same in both bodies, with the address in full', () => {
    for (const body of [mail.html, mail.text]) {
      for (const part of ['Ọ̀nà ₦ 5,000 — it’s ready.', 'Open it', 'Small print.', 'https://cairn.example/x?a=1'])
        expect(body).toContain(part);
    }
  });

  it('keeps lines apart, and makes links of the addresses that it is given, not of what somebody wrote', () => {
    expect(mail.html).toContain('We raise in spring.<br>\nSee https://a.example &lt;b&gt;first&lt;/b&gt;.</p>');
    expect(mail.html).toMatch(/Where: <a href="https:\/\/meet\.example\/a\?b=1&amp;c=2"[^>]*>https:/);
    expect(mail.text).toContain('Where: https://meet.example/a?b=1&c=2');
    expect(mail.html).not.toContain('href="https://a.example');
  });

  it('does not say that its reader has an account', () => {
    expect(mail.html + mail.text).not.toMatch(/your account/);
  });

  it('loads nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/);
  });

  it('uses the values of the design tokens, and no other colour', () => {
    const tokens = readFileSync('ui/tokens.css', 'utf8');
    for (const name of Object.keys(mailColours.light) as (keyof typeof mailColours.light)[])
      expect(tokens).toContain(`--${name}: light-dark(${mailColours.light[name]}, ${mailColours.dark[name]});`);
    const [, style = '', body = ''] = /<style>(.*)<\/style>([\s\S]*)$/.exec(mail.html ?? '') ?? [];
    for (const [part, known] of [
      [style, mailColours.dark],
      [body, mailColours.light],
    ] as const) {
      const used = new Set(part.match(/#[0-9a-f]{6}\b/g));
      expect(used.size).toBeGreaterThan(4);
      expect([...used].filter((colour) => !Object.values<string>(known).includes(colour))).toEqual([]);
    }
  });

  it('is dark where the reader’s device is: whatever has a colour has one for the dark too', () => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    const styled = mail.html?.match(/<[^>]*[;"](?:color|background|border):[^>]*>/g) ?? [];
    expect(styled.length).toBeGreaterThan(6);
    expect(styled.filter((tag) => !/class="m-(paper|card|ink|stone|link|button)"/.test(tag))).toEqual([]);
  });
});
