// A task: what to do, the work on it, and once it is handed in what came of it.
import { BookOpen, ChevronDown, Info, RotateCw } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Blocks } from '#client/features/player/blocks.tsx';
import type { Ratings } from '#client/features/player/player-writes.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { StepView } from '#contract/learning.ts';
import type { TaskAnswerView, TaskStepView } from '#contract/tasks/tasks.ts';
import { OwnRating } from './own-rating.tsx';
import { PartList } from './part-list.tsx';
import { Points } from './points.tsx';
import { uiOf } from './task-kinds.ts';
import type { PartRule } from './task-ui.ts';
import '#client/ui/lesson/lesson.css';
import calculationStyles from './calculation.module.css';
import resultsStyles from './results.module.css';
import styles from './tasks.module.css';
import type { Rating } from './use-rating.ts';

export interface TaskCardProps {
  step: TaskStepView;
  place: { number: number; total: number };
  /** The story that the tasks of a lab are about: at hand while one works. */
  story: Extract<StepView, { kind: 'reading' }> | null;
  answer: TaskAnswerView;
  /** What its activity belongs to. */
  group: string;
  problems: ReadonlyMap<string, PartRule>;
  /** Counts how often handing in was tried: each try leads to the first open part. */
  tries: number;
  isElsewhere: boolean;
  isSending: boolean;
  ratings: Ratings;
  /** The rating is not on the server, and the last try failed. */
  isRatingLate: boolean;
  way: 'forward' | 'back' | undefined;
  titleRef: Ref<HTMLHeadingElement>;
  onChange: (answer: TaskAnswerView) => void;
  onPause: () => void;
  onRate: (lineId: string, rating: Rating) => void;
  /** Opens the next round of a task that has rounds. */
  onAgain: () => void;
  /** The next round did not open: what the server said. */
  againFailed: string | null;
}

export function TaskCard(props: TaskCardProps) {
  const { step, place, answer, problems, tries, isSending, way, titleRef } = props;
  const locale = useLocale();
  const t = useTexts('tasks');
  const lang = contentLang(locale);
  const work = useRef<HTMLDivElement>(null);
  const isOpen = step.outcome === null;
  const ui = uiOf(step);
  useEffect(() => {
    if (tries === 0) return;
    const control = 'input, textarea, select, button';
    const first = work.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem]');
    (first?.matches(control) ? first : first?.querySelector<HTMLElement>(control))?.focus();
  }, [tries]);
  return (
    <article
      aria-labelledby="task-title"
      className={`lesson ${styles.task}`}
      data-card="task"
      data-kind={step.kind}
      data-way={way}
    >
      <header>
        <p className="eyebrow">
          {/* A checklist is no task, and the head of the page says what it is. */}
          {step.kind !== 'ticks' && t.taskOf(place.number, place.total)}
          {isOpen && !ui.HandedIn && <span className="chip">{t.worth(step.points)}</span>}
        </p>
        <h1 className="t5" id="task-title" lang={lang} ref={titleRef} tabIndex={-1}>
          {step.title}
        </h1>
        <p className={styles.prompt} lang={lang}>
          {step.prompt}
        </p>
        {step.isAgain && step.kind !== 'calculation' && (
          <p className="note">
            <Icon of={Info} />
            {t.practice.note}
          </p>
        )}
        {props.isElsewhere && (
          <p className="note">
            <Icon of={Info} />
            {t.elsewhere}
          </p>
        )}
      </header>
      {props.story !== null && (
        <details className={styles.story}>
          <summary>
            <Icon of={BookOpen} size="s" />
            <span>{t.story}</span>
            <b className={styles.storyTitle} lang={lang}>
              {props.story.title}
            </b>
            <Icon of={ChevronDown} size="s" />
          </summary>
          <div className="read" lang={lang}>
            <div className="text">
              <Blocks blocks={props.story.body} table={props.story.title} />
            </div>
          </div>
        </details>
      )}
      {step.outcome === null ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the work
        <div data-work onBlur={props.onPause} ref={work}>
          <ui.Work
            answer={answer}
            group={props.group}
            onChange={(next) => {
              if (!isSending) props.onChange(next);
            }}
            problems={problems}
            step={step}
          />
        </div>
      ) : (
        <div className={resultsStyles.outcome} data-testid="task-outcome">
          {!ui.HandedIn && <Points outcome={step.outcome} step={step} />}
          {ui.written && (
            <OwnRating
              caseTitle={props.story?.title ?? null}
              isLate={props.isRatingLate}
              onRate={props.onRate}
              outcome={step.outcome}
              ratings={props.ratings}
              stepId={step.id}
              written={ui.written(step, step.outcome.answer, step.outcome.model)}
            />
          )}
          {ui.Shown && <ui.Shown outcome={step.outcome} step={step} />}
          {ui.HandedIn && (
            <ui.HandedIn
              answer={answer}
              group={props.group}
              onChange={props.onChange}
              step={step}
            />
          )}
          {ui.rows && <PartList outcome={step.outcome} step={step} />}
          {ui.hasRounds && <Again {...props} />}
        </div>
      )}
    </article>
  );
}

/** The way to the next round, below what came of this one. */
function Again({ step, isSending, onAgain, againFailed }: TaskCardProps) {
  const { calculation, practice } = useTexts('tasks');
  const t = step.kind === 'calculation' ? calculation : practice;
  return (
    <div className={calculationStyles.again}>
      <button
        aria-busy={isSending}
        aria-disabled={isSending}
        className="btn btn-line"
        onClick={() => {
          if (!isSending) onAgain();
        }}
        type="button"
      >
        <Icon of={RotateCw} />
        <span>{t.again}</span>
      </button>
      {againFailed === null ? (
        <p className="small muted">{t.againNote}</p>
      ) : (
        <p className="small bad" role="alert">
          {calculation.againFailed} {againFailed}
        </p>
      )}
    </div>
  );
}
