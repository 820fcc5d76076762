import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, pickEncoding } from './pages.ts';

describe('pages', () => {
  it('hashes inline scripts once each and leaves files out', () => {
    const html = '<script src="/a.js"></script><script>1</script><script type="module" async="">1</script>';
    expect(inlineScriptHashes(html)).toEqual(['a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=']);
  });

  it('answers in the best encoding that is taken', () => {
    expect(pickEncoding('gzip, deflate, br')).toBe('br');
    expect(pickEncoding('gzip')).toBe('gzip');
    expect(pickEncoding(undefined)).toBe('identity');
  });
});
