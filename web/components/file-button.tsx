import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../api/api-error.ts';
import { saveToDevice } from '../api/save-to-device.ts';

/** Gets the PDF onto this device, or says why not. */
export function FileButton({ load }: { load: () => Promise<{ blob: Blob; filename?: string }> }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function get() {
    setLoading(true);
    setFailure(null);
    try {
      const { blob, filename = 'document.pdf' } = await load();
      saveToDevice(blob, filename);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setLoading(false);
  }

  return (
    <div className="flex flex-col gap-3">
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <div>
        <Button
          variant="secondary"
          onClick={() => void get()}
          loading={isLoading}
          loadingText="Getting the PDF…"
          icon={<FileDown aria-hidden="true" className="max-sm:hidden" />}
        >
          Get the PDF
        </Button>
      </div>
    </div>
  );
}
