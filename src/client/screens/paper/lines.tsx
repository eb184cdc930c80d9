// The pass lines of a paper, its own and that of the exam itself where it is another, with the best
// score so far against them.
import { useTexts } from '#client/base/language/language.tsx';
import { Bar } from '#client/ui/bar.tsx';
import type { PaperCard } from '#contract/exams.ts';
import styles from './paper.module.css';

export function Lines({ paper }: { paper: PaperCard }) {
  const { paper: t } = useTexts('exam');
  const { passPercent, examPassPercent, maxPoints, count, parts } = paper;
  const unit = maxPoints === count ? t.needQuestions : t.needPoints;
  const need = (percent: number) => Math.ceil((percent * maxPoints) / 100);
  const lines = [
    { text: t.passOwn(passPercent), percent: passPercent },
    ...(examPassPercent === null
      ? []
      : [{ text: t.passExam(examPassPercent), percent: examPassPercent }]),
  ];
  if (parts.length > 0) {
    return (
      <section aria-labelledby="lines" className={styles.plines}>
        <h2 id="lines">{t.passTitle}</h2>
        <ul>
          {parts.map((part) => (
            <li key={part.from}>
              <b>{t.passPart(part.from, part.to, part.passPercent)}</b>
              <span className="muted">
                {t.needPoints(Math.ceil((part.passPercent * part.maxPoints) / 100), part.maxPoints)}
              </span>
            </li>
          ))}
        </ul>
        <p className="small muted">{t.passParts}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="lines" className={styles.plines}>
      <h2 id="lines">{t.passTitle}</h2>
      <ul>
        {lines.map(({ text, percent }) => (
          <li key={text}>
            <b>{text}</b>
            <span className="muted">{unit(need(percent), maxPoints)}</span>
            <Bar at={percent} value={paper.bestPercent ?? 0} />
          </li>
        ))}
      </ul>
      {examPassPercent !== null && <p className="small muted">{t.passBoth}</p>}
    </section>
  );
}
