// Said above the parts of an answer that is right in some of them: why it brought no point.
import { useTexts } from '#client/base/language/language.tsx';
import { type Half, shownHalf } from './question-ui.ts';
import styles from './questions.module.css';

interface HalfLineProps {
  /** Its parts that are right; null where the type has no parts. */
  half: Half | null;
  feedback: { readonly right: boolean };
}

export function HalfLine({ half, feedback }: HalfLineProps) {
  const t = useTexts('questions');
  const shown = shownHalf(feedback, half);
  return shown && <p className={styles.half}>{t.half(shown.right, shown.total)}</p>;
}
