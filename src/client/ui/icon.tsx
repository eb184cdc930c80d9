import type { LucideIcon } from 'lucide-react';

/** A lucide icon in the product's one weight; decorative: the word stands beside it. */
export function Icon({ of: Drawing, size }: { of: LucideIcon; size?: 's' | 'l' }) {
  return <Drawing aria-hidden="true" className={size === undefined ? 'i' : `i i-${size}`} />;
}
