// A step of an interactive resource: worked on, checked by the server, and tried again as often as one likes.
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useFailureText, useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { showMarks } from '#client/features/library/library-marks.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ToolAnswer, ToolStepView } from '#contract/library.ts';
import styles from './resource.module.css';
import { StoryTool } from './story-tool.tsx';
import { SumsTool } from './sums-tool.tsx';
import { TaskTool } from './task-tool.tsx';

export function Step({ resourceKey, step }: { resourceKey: string; step: ToolStepView }) {
  const t = useTexts('library');
  const lang = contentLang(useLocale());
  const failureText = useFailureText();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Counts how often it was begun anew: each time with empty fields. */
  const [round, setRound] = useState(0);
  const partId = step.id;

  const show = (next: ToolStepView) =>
    client.setQueryData(queries.resource(resourceKey).queryKey, (before) => {
      if (before?.body.format !== 'interactive') return before;
      const steps = before.body.steps.map((one) => (one.id === next.id ? next : one));
      return { ...before, body: { ...before.body, steps } };
    });

  const send = async (answer: ToolAnswer) => {
    setSending(true);
    setFailure(null);
    const result = await tryCall(api.library.answer({ resourceKey, partId, answer }));
    setSending(false);
    if (!result.ok) return setFailure(result.failure);
    show(result.value.step);
    showMarks(client, resourceKey, result.value.marks);
  };
  const again = async () => {
    setSending(true);
    setFailure(null);
    const result = await tryCall(api.library.again({ resourceKey, partId }));
    setSending(false);
    if (!result.ok) return setFailure(result.failure);
    show(result.value);
    setRound(round + 1);
  };
  const actions = { isSending, send };
  const isBegun = step.kind === 'story' ? step.seen.length > 0 : step.outcome !== null;
  return (
    <section
      aria-labelledby={`step-${step.id}`}
      className={styles.step}
      data-kind={step.kind}
      data-testid="tool"
    >
      <h2 id={`step-${step.id}`} lang={lang}>
        {step.title}
      </h2>
      <p className={styles.prompt} lang={lang}>
        {step.prompt}
      </p>
      {step.kind === 'story' ? (
        <StoryTool actions={actions} step={step} />
      ) : step.kind === 'sums' ? (
        <SumsTool actions={actions} key={round} step={step} />
      ) : (
        <TaskTool actions={actions} key={round} step={step} />
      )}
      {failure !== null && (
        <p className="note note-bad small" role="alert">
          <Icon of={CircleAlert} />
          <span>
            {t.answerFailed} <small>{failureText(failure.code)}</small>
          </span>
        </p>
      )}
      {isBegun && (
        <p>
          <button
            className="btn btn-line"
            disabled={isSending}
            onClick={() => void again()}
            type="button"
          >
            <Icon of={RotateCw} size="s" />
            {step.kind === 'sums' ? t.newNumbers : t.again}
          </button>
        </p>
      )}
    </section>
  );
}
