// A QR code as one path of squares.
import { encode } from 'uqr';
import styles from './settings.module.css';

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      aria-label={label}
      className={styles.qr}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
