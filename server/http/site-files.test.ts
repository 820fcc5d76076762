import { describe, expect, it } from 'vitest';
import { inlineHashes, pickEncoding } from './site-files.ts';

describe('files of the site', () => {
  it('hashes inline scripts once each and leaves files out', () => {
    const html = '<script src="/a.js"></script><script>1</script><script type="module" async="">1</script>';
    expect(inlineHashes(html).scripts).toEqual(['a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=']);
  });

  it('hashes inline styles, too', () => {
    const html = '<link rel="stylesheet" href="/a.css"><style id="styles">1</style><style></style>';
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: ['a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='] });
  });

  it('answers in the best encoding that is taken', () => {
    const bodies = { identity: Buffer.of(), gzip: Buffer.of(), br: Buffer.of() };
    expect(pickEncoding('gzip, deflate, br', bodies)).toBe('br');
    expect(pickEncoding('gzip', bodies)).toBe('gzip');
    expect(pickEncoding(undefined, bodies)).toBe('identity');
    expect(pickEncoding('gzip, br', { identity: Buffer.of() })).toBe('identity');
  });
});
