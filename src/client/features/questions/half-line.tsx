// Said above the parts of an answer that is right in some of them: why it brought no point.
import { useTexts } from '#client/app/language/language.tsx';
import type { Verdict } from '#contract/questions.ts';
import { halfRight } from './half-right.ts';

export function HalfLine({ verdict }: { verdict: Verdict }) {
  const t = useTexts().questions;
  const half = halfRight(verdict);
  return half && <p className="half">{t.half(half.right, half.total)}</p>;
}
