import { BadgeCheck, FileDown } from 'lucide-react';
import { useState } from 'react';
import { type OpenedSigning, readSigningFile } from '#contract/signing/signatures.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../api/api-error.ts';
import { download } from '../api/client.ts';
import { saveToDevice } from '../api/save-to-device.ts';
import { hashFile } from './file-hash.ts';

type ReadFileProps = { token: string; signing: OpenedSigning; onRead: (sha256: string) => void };

/** The document, and the certificate once there is one. What was read is hashed: exactly those bytes are signed. */
export function ReadFile({ token, signing, onRead }: ReadFileProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [loading, setLoading] = useState<'document' | 'certificate' | null>(null);
  async function load(file: 'document' | 'certificate') {
    setLoading(file);
    setFailure(null);
    try {
      const { blob, filename = `${file}.pdf` } = await download(readSigningFile, { body: { token, file } });
      if (file === 'document') onRead(await hashFile(blob));
      saveToDevice(blob, filename);
    } catch (error) {
      setFailure(messageOf(error, 'The file was loaded, but this browser cannot check it. Open the page over https.'));
    } finally {
      setLoading(null);
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={signing.can.sign ? 'primary' : 'secondary'}
          icon={<FileDown aria-hidden="true" />}
          loading={loading === 'document'}
          loadingText="Getting the document…"
          onClick={() => load('document')}
        >
          Read the document
        </Button>
        {signing.hasCertificate && (
          <Button
            icon={<BadgeCheck aria-hidden="true" />}
            loading={loading === 'certificate'}
            loadingText="Getting the certificate…"
            onClick={() => load('certificate')}
          >
            Get the certificate
          </Button>
        )}
      </div>
    </div>
  );
}
