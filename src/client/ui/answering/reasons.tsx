// Why: what was chosen first, then what is right, then the principle; the rest is folded.
import { Check, Minus, Route, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import type { Reason } from './verdict-order.ts';
import './reasons.css';

export interface ReasonWords {
  why: (mark: string) => string;
  whyNot: (mark: string) => string;
  principle: string;
  rest: (count: number) => string;
  source: (ref: string) => string;
}

interface ReasonsProps {
  words: ReasonWords;
  first: readonly Reason[];
  rest: readonly Reason[];
  /** What stands before an option: its letter, or its number in a picture. */
  markOf: (index: number) => string;
  /** The heading of a reason, where it is not "Why A". */
  headOf?: ((reason: Reason) => string) | undefined;
  /** What the mark stands for, where the mark alone does not show it. */
  nameOf?: ((reason: Reason) => string | undefined) | undefined;
  /** What stands over a reason of the rest, beside its letter. */
  noteOf?: ((reason: Reason) => string) | undefined;
  /** Says that a reason is about something right in part. */
  isPart?: ((reason: Reason) => boolean) | undefined;
  explanation: string;
  source: string;
  lang: 'en' | undefined;
  /** What else belongs here, before the source. */
  children?: ReactNode;
  /** What stands beside the source: the way to the lesson. */
  readOn?: ReactNode;
}

const ICONS = { good: Check, part: Minus, bad: X };

export function Reasons(props: ReasonsProps) {
  const { words: t, first, rest, markOf, headOf, nameOf, noteOf, isPart } = props;
  const { explanation, source, lang, children, readOn } = props;
  const head = ({ index, isRight }: Reason) =>
    isRight ? t.why(markOf(index)) : t.whyNot(markOf(index));
  const toneOf = (reason: Reason) => (reason.isRight ? 'good' : isPart?.(reason) ? 'part' : 'bad');
  return (
    <div className="why">
      {first.map((reason) => (
        <section key={reason.id}>
          <h2 className={toneOf(reason)}>
            <Icon of={ICONS[toneOf(reason)]} />
            {(headOf ?? head)(reason)}
          </h2>
          {nameOf && (
            <b className="of" lang={lang}>
              {nameOf(reason)}
            </b>
          )}
          <p lang={lang}>{reason.why}</p>
        </section>
      ))}
      <section>
        <h2>
          <Icon of={Route} />
          {t.principle}
        </h2>
        <p lang={lang}>{explanation}</p>
      </section>
      {rest.length > 0 && (
        <details>
          <summary>{t.rest(rest.length)}</summary>
          <dl>
            {rest.map((reason) => (
              <div className="pair" key={reason.id}>
                <dt>{markOf(reason.index)}</dt>
                <dd lang={lang}>
                  {nameOf && <b className="of">{nameOf(reason)}</b>}
                  {noteOf && <b className="of">{noteOf(reason)}</b>}
                  {reason.why}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {children}
      <p className="small" lang={lang}>
        {t.source(source)}
      </p>
      {readOn}
    </div>
  );
}
