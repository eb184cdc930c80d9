// Before a second attempt is begun: whose clock goes on meanwhile, how long it still runs, and the way back into it.
import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { examQueries } from '#client/api/exam-queries.ts';
import { ageOf } from '#client/api/received.ts';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { usePaperName } from '#client/base/paper-name.ts';
import { useReader } from '#client/base/use-reader.ts';
import { timeOf } from '#client/features/exam/when.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { clocksBeside } from '#domain/exam/running-clocks.ts';
import { MS_PER_MINUTE } from '#domain/kernel/time.ts';

/** Whole minutes are said: more often than that nothing changes. */
const LOOK_EVERY_MS = 5_000;

export function OtherClock({ paper }: { paper: Pick<PaperCard, 'courseKey' | 'key'> }) {
  const { paper: t, running } = useTexts('exam');
  const { data } = useQuery(examQueries.running());
  const reader = useReader();
  const nameOf = usePaperName();
  const [, look] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (data === undefined) return null;
  const now = Date.parse(data.serverNow) + ageOf(data.receivedAt).ms;
  return clocksBeside(data.attempts, paper, new Date(now).toISOString()).map((one) => {
    const { id, courseKey, paperKey, paperTitle, focus, deadlineAt } = one;
    const name = nameOf(paperTitle, focus).label;
    const minutes = Math.ceil((Date.parse(deadlineAt) - now) / MS_PER_MINUTE);
    return (
      <div className="note" data-testid="other-clock" key={id}>
        <Icon of={Timer} />
        <div>
          <p>{t.beside(name, minutes, timeOf(deadlineAt, reader))}</p>
          <Go
            aria-label={running.resumeNamed(name)}
            className="btn btn-line"
            to={addresses.attempt(
              courseKey === paper.courseKey ? paperKey : inCourse(courseKey, paperKey),
            )}
          >
            {t.resume}
          </Go>
        </div>
      </div>
    );
  });
}
