import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { harmlessName, readSafeFile } from './safe-upload.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const upload = (filename: string, bytes: Buffer) => readSafeFile({ field: 'file', filename, bytes });
const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#2e6a4c' } });

describe('an uploaded file', () => {
  it('is a JPEG drawn anew: upright, without the place it was taken at, at quality 75', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const kept = await upload('receipt.JPEG', bytes);
    const seen = await sharp(kept.bytes).metadata();
    expect(seen).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect(seen.exif).toBeUndefined();
    expect(kept).toMatchObject({ mediaType: 'image/jpeg', name: 'receipt.jpg' });
    expect(kept.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is scaled down when a side is longer than anyone needs', async () => {
    const kept = await upload('wide.png', await picture(4000, 10).png().toBuffer());
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'png', width: 3000 });
  });

  it('is a PDF, byte for byte', async () => {
    const kept = await upload('letter of intent.pdf', pdf);
    expect(kept).toMatchObject({ mediaType: 'application/pdf', name: 'letter of intent.pdf', bytes: pdf });
  });

  it.each([
    ['script.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['program.jpg', Buffer.from('MZ\u0090\u0000\u0003')],
    ['empty.png', Buffer.alloc(0)],
    ['cut.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['letter.html', pdf],
    ['letter.pdf.exe', pdf],
  ])('is refused: %s', async (name, bytes) => {
    await expect(upload(name, bytes)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  });

  it('is refused when it unpacks to more pixels than fit', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(3 * 1024 * 1024);
    await expect(upload('bomb.png', bomb)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  });
});

it.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\papers\\ìwé àdéhùn.PDF', 'ìwé àdéhùn.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('names %j harmlessly', (given, name) => expect(harmlessName(given, 'pdf')).toBe(name));
