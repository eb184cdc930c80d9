// A text as it holds: what was put into its gaps wrongly is struck out before what is right.
import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { QuestionOf } from './answer-value.ts';
import type { GapResult } from './gap-results.ts';
import styles from './pairs.module.css';
import { pieces } from './pieces.ts';

interface FilledTextProps {
  question: QuestionOf<'fill'>;
  gaps: readonly GapResult[];
  lang: 'en' | undefined;
}

export function FilledText({ question, gaps, lang }: FilledTextProps) {
  return (
    <p className={styles.filled} lang={lang}>
      {pieces(question.text).map(({ key, text, gapId }) => {
        const gap = gaps.find(({ id }) => id === gapId);
        return gap ? <Filled gap={gap} key={key} /> : <Fragment key={key}>{text}</Fragment>;
      })}
    </p>
  );
}

/** Its words for the ear are the page's, between words of the content. */
function Filled({ gap: { number, isRight, given, first } }: { gap: GapResult }) {
  const player = useTexts('player');
  const questions = useTexts('questions');
  const locale = useLocale();
  const right = first.find((option) => option.isRight);
  const said = (word: string) => (
    <span className="vh" lang={locale}>{`${questions.gap(number)}, ${word}: `}</span>
  );
  return (
    <>
      {!isRight && given !== null && (
        <>
          <s>
            {said(player.yours)}
            <Icon of={X} size="s" />
            {given.text}
          </s>{' '}
        </>
      )}
      {right && (
        <b>
          {said(isRight ? player.yoursRight : player.right)}
          <Icon of={Check} size="s" />
          {right.text}
        </b>
      )}
    </>
  );
}
