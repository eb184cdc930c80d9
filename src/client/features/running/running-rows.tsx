// The way back into what is running: a row an attempt, with its time by the server's clock.
import { ArrowRight, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addresses } from '#client/app/addresses.ts';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useLocale } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { AttemptSummary } from '#contract/exams.ts';
import './running.css';

interface RunningRowsProps {
  attempts: readonly AttemptSummary[];
  /** The server's time, ms since 1970. */
  serverNow: () => number;
  /** `41:07` */
  textOf: (ms: number) => string;
  onExpired: () => void;
}

export function RunningRows({ attempts, serverNow, textOf, onExpired }: RunningRowsProps) {
  const { running: t } = useExamTexts().attempt;
  const lang = contentLang(useLocale());
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [serverNow]);
  const live = attempts.filter(({ deadlineAt }) => Date.parse(deadlineAt) > now);
  const hasExpired = live.length < attempts.length;
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
  if (live.length === 0) return null;
  return (
    <section aria-label={t.label} className="running">
      <ul>
        {live.map(({ id, paperKey, paperTitle, deadlineAt }) => (
          <li key={id}>
            <Icon of={Timer} size="s" />
            <span className="what">
              <b lang={lang}>{t.text(paperTitle)}</b>
              <span role="timer">{t.left(textOf(Date.parse(deadlineAt) - now))}</span>
            </span>
            <Go
              aria-label={t.resumeNamed(paperTitle)}
              className="btn btn-line"
              to={addresses.attempt(paperKey)}
            >
              {t.resume}
              <Icon of={ArrowRight} size="s" />
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}
