// What holds while a paper is sat: only what is true of this one. What bears on time and marks stands there, the rest is
// folded away.
import { Check } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { openForMs } from '#domain/exam/serving.ts';
import { MS_PER_MINUTE } from '#domain/kernel/time.ts';
import styles from './paper.module.css';

interface RulesProps {
  /** As it is asked now: with fewer questions where a choice leaves fewer. */
  paper: PaperCard;
  /** Its answers from which handing in pays: by the paper's own length. */
  paysFrom: number;
}

export function Rules({ paper, paysFrom }: RulesProps) {
  const { paper: texts, untimed, paced } = useTexts('exam');
  const { rules: title, rule: t } = texts;
  const locale = useLocale();
  const {
    secondsPerQuestion,
    breaksAfter,
    breakMinutes,
    answerPay: pay,
    paperPay,
    reading,
  } = paper;
  const isQuiet = useQuiet();
  // Time ends a practice that is put together where it stands.
  const endsByClock = paper.takesFocus && !paper.untimed;
  const isExam = paper.review === 'afterSubmit';
  const list = new Intl.ListFormat(locale);
  const clocks = paper.parts.flatMap(({ from, to, minutes }) =>
    minutes === null ? [] : [t.partMinutes(from, to, minutes)],
  );
  const numbers = list.format(breaksAfter.map(String));
  const inBlock = breaksAfter.length > 0 ? t.changeInBlock : t.change;
  const change = clocks.length > 0 ? t.changeInPart : inBlock;
  const changing = isExam ? change : secondsPerQuestion === null ? t.immediate : t.choosing;
  const openMinutes = openForMs(paper.minutes * MS_PER_MINUTE, secondsPerQuestion) / MS_PER_MINUTE;
  const { wordsPerMinute, secondsPerQuestion: leastSeconds, enoughMinutes } = reading;
  // What bears on time and marks, and what cannot be undone: before the start, in sight.
  const first = [
    ...(secondsPerQuestion === null
      ? [(paper.untimed ? untimed : t).count(paper.count, paper.minutes)]
      : [paced.count(paper.count, paper.minutes, openMinutes), t.seconds(secondsPerQuestion)]),
    ...(clocks.length > 0 ? [t.partClocks(list.format(clocks))] : []),
    ...(paper.maxPoints > paper.count ? [t.points] : []),
    changing,
    endsByClock ? t.early : t.wrong,
    ...(endsByClock ? [t.notReached] : []),
    [t.tooQuick, ...(enoughMinutes === null ? [] : [t.readingEnough(enoughMinutes)])].join(' '),
  ];
  const others = [
    ...(breaksAfter.length > 0 ? [t.breaks(numbers, breakMinutes)] : []),
    ...(paper.openBook ? [t.openBook] : []),
    ...paper.parts.flatMap((part) => (part.openBook ? [t.openPart(part.from, part.to)] : [])),
    ...(paper.calculator ? [t.calculator] : []),
    t.saved,
    ...(isExam ? [t.afterSubmit] : []),
    ...(paper.asksConfidence ? [t.confidence] : []),
    t.reading(wordsPerMinute, leastSeconds),
    ...(isQuiet || paper.count < paysFrom
      ? []
      : [
          [
            (paperPay.paidToday ? t.paperPaid : t.paperPay)(
              paysFrom,
              paperPay.submittedXp,
              paperPay.firstPassXp,
            ),
            // One paper asks both, and is paid once a day for the two together.
            ...(paper.takesFocus ? [t.paperShared(paper.title)] : []),
          ].join(' '),
        ]),
    ...(pay === null || isQuiet ? [] : [t.pay(pay.rightXp, pay.xpPerDay, pay.xpToday)]),
    ...(endsByClock ? [] : [(paper.untimed ? untimed : t).end]),
  ];
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{title}</h2>
      <RuleList rules={first} />
      <details className={styles.ruleFold}>
        <summary>{texts.moreRules(others.length)}</summary>
        <RuleList rules={others} />
      </details>
    </section>
  );
}

function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ul className={styles.can}>
      {rules.map((rule) => (
        <li key={rule}>
          <Icon of={Check} />
          {rule}
        </li>
      ))}
    </ul>
  );
}
