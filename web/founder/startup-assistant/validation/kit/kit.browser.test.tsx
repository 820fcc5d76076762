import jsQR from 'jsqr';
import { beforeEach, expect, it, vi } from 'vitest';
import { type IdeaState, readIdea } from '#contract/validation/validation.ts';
import { openDemoPage } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const full = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);

beforeEach(() => window.localStorage.clear());

/** The page of an idea of which nothing was seen, for the test of this belief. */
async function open(assumptionId: string, pitch = full.intake.pitch) {
  const idea: IdeaState = { ...full, evidence: [], testCards: [], intake: { ...full.intake, pitch } };
  const answers = { ...demo, [`/validation/ideas/${full.id}`]: idea };
  const page = await openDemoPage({ at: paths.founder.ideaTestKit(full.id, assumptionId), answers, modules });
  await page.settle();
  vi.useRealTimers();
  return page;
}

it('prints the one thing that was asked for', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const page = await open('V1');
  await page.getByRole('button', { name: 'Print: Poster' }).click();
  expect(print).toHaveBeenCalledOnce();
  const kept = [...page.container.querySelectorAll('section:not([class~="print:hidden"])')];
  expect(kept.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Poster']);
});

/** What a phone reads of a drawing, as other software than the one that drew it finds out. */
async function scan(drawing: SVGElement): Promise<string | undefined> {
  const side = 480;
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, side, side).data;
  return pixels && (jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data ?? undefined);
}

it('draws a code on the poster that leads to the founder’s own chat or form', async () => {
  const page = await open('V1');
  const field = page.getByRole('textbox', { name: /WhatsApp number, or the address/ });
  const code = page.getByRole('img', { name: /^QR code/ });
  await field.fill('call me');
  await expect.element(page.getByText('Give a number such as 0803 123 4567', { exact: false })).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  for (const [typed, read] of [
    [
      '0803 123 4567',
      'https://wa.me/2348031234567?text=Hello.%20I%20saw%20the%20poster%20of%20Kasuwa%20Ledger%20(demo).',
    ],
    ['forms.gle/abc', 'https://forms.gle/abc'],
  ] as const) {
    await field.fill(typed);
    await expect.element(code).toHaveAttribute('aria-label', `QR code that leads to ${read}`);
    expect(await scan(code.element() as SVGElement)).toBe(read);
  }
  await expect.element(page.getByText('Call or WhatsApp', { exact: false })).not.toBeInTheDocument();
});

it('copies the words as they stand, with their lines', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const page = await open('D1');
  await page.getByRole('button', { name: 'Copy: Message that asks for a talk' }).click();
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^Hello\..*\nMay I ask you .*\nYour name stays with me\.$/));
});

it('takes other words before they are printed or copied, and keeps them', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const page = await open('V1');
  await page.getByRole('textbox', { name: /WhatsApp number/ }).fill('0803 123 4567');
  await page.getByRole('button', { name: 'Change the words: Poster' }).click();
  const words = page.getByRole('textbox', { name: 'Words of: Poster' });
  await words.fill('Your books, done by voice.\n\nCall or WhatsApp: ________________');
  await page.getByRole('button', { name: 'Done: Poster' }).click();
  await page.getByRole('button', { name: 'Copy: Poster' }).click();
  expect(write).toHaveBeenLastCalledWith('Your books, done by voice.\n\nCall or WhatsApp: +2348031234567');
  await page.unmount();
  const again = await open('V1');
  await expect.element(again.getByText('Your books, done by voice.')).toBeVisible();
  await again.getByRole('button', { name: 'Back to our words: Poster' }).click();
  await expect.element(again.getByText('Your books, done by voice.')).not.toBeInTheDocument();
  await expect.element(again.getByRole('button', { name: 'Back to our words: Poster' })).not.toBeInTheDocument();
});

it('selects the words where the browser does not let it copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const page = await open('D1');
  await page.getByRole('button', { name: 'Copy: Message that asks for a talk' }).click();
  await expect.element(page.getByText('The text is selected: copy it yourself.')).toBeVisible();
  expect(getSelection()?.toString()).toContain('Your name stays with me.');
});

it('hands a message to WhatsApp in a new tab', async () => {
  const page = await open('D1');
  const link = page.getByRole('link', { name: /Open in WhatsApp/ }).element() as HTMLAnchorElement;
  expect(new URL(link.href).origin).toBe('https://wa.me');
  expect(new URL(link.href).searchParams.get('text')).toMatch(/^Hello\./);
  expect({ target: link.target, rel: link.rel }).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
});

it('has a page for the lawyer alone where the idea may be unlawful', async () => {
  const page = await open('P1', 'Sell leaked WAEC papers to candidates in Kano');
  await expect.element(page.getByRole('heading', { name: 'Page for a lawyer or an authority' })).toBeVisible();
  expect(page.container.querySelectorAll('section')).toHaveLength(1);
});

it('says that there is no such test', async () => {
  const page = await open('V9');
  await expect.element(page.getByText('No test is proposed or locked for this belief.')).toBeVisible();
});
