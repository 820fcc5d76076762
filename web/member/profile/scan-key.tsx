import { QrCode } from '#web/components/qr-code.tsx';

/** A key for an authenticator app: drawn, and in groups of four to type. */
export function ScanKey({ begun }: { begun: { key: string; uri: string } }) {
  return (
    <div className="flex flex-col gap-3">
      <p>Scan this with the app, or open it on this phone.</p>
      <QrCode href={begun.uri} label="QR code with the key for your app" className="w-48 max-w-full self-center" />
      <a href={begun.uri} className="inline-flex min-h-11 w-fit items-center text-moss underline">
        Open in my app
      </a>
      <div>
        <p className="text-sm text-stone">Or type this key:</p>
        <p className="font-mono wrap-anywhere">{begun.key.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
    </div>
  );
}
