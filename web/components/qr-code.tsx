import { encode } from 'uqr';

/** Four modules of white around it, as ISO/IEC 18004 asks. */
const QUIET = 4;

interface QrCodeProps {
  href: string;
  /** What is read out instead, where the link itself is not for the ears. */
  label?: string;
  className?: string;
}

/** A link as a QR code. Black on white in every theme, and so no colours of ours: any phone must read it, also from paper. */
export function QrCode({ href, label = `QR code that leads to ${href}`, className }: QrCodeProps) {
  const { data, size } = encode(href, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={dark.join('')} />
    </svg>
  );
}
