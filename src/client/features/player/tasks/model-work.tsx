// The canvas of a task, and the models that are compared once it is handed in: the language comes first.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Canvas } from '#client/ui/canvas/canvas.tsx';
import { DrawnModel } from '#client/ui/canvas/drawn-model.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { TaskOutcome } from '#contract/tasks/tasks.ts';
import type { Language } from '#domain/modelling/language.ts';
import { Problem } from './problem.tsx';
import type { TaskOf, WorkProps } from './task-ui.ts';

interface InLanguageProps {
  step: TaskOf<'model'>;
  children: (language: Language) => ReactNode;
}

function InLanguage({ step, children }: InLanguageProps) {
  const t = useTexts('tasks').model;
  const { data, isError, refetch } = useQuery(queries.language(step.language));
  if (data) return children(data);
  if (!isError) return <LoadingLine label={t.loading} />;
  return <ErrorScene retry={() => void refetch()} retryLabel={t.retry} title={t.failed} />;
}

export function ModelWork({ step, answer, problems, onChange }: WorkProps<'model'>) {
  const t = useTexts('tasks').model;
  const { view } = useTexts('questions');
  const lang = contentLang(useLocale());
  return (
    <InLanguage step={step}>
      {(language) => (
        <div data-problem={problems.has('model') || undefined}>
          <Problem field="model" rule={problems.get('model')} stepId={step.id} />
          <Canvas
            connectsFirst={step.onlyConnects}
            hints={step.hints}
            isTask
            lang={lang}
            language={language}
            model={answer.model}
            onChange={(next) => onChange({ kind: 'model', model: next as typeof answer.model })}
            takesElements={step.addsElements}
            viewpoint={step.viewpoint ?? undefined}
            words={{ ...t, ...view }}
          />
        </div>
      )}
    </InLanguage>
  );
}

/** One's own model and one that has all that was asked for. */
export function ModelShown({ step, outcome }: { step: TaskOf<'model'>; outcome: TaskOutcome }) {
  const t = useTexts('tasks').model;
  const { view } = useTexts('questions');
  const lang = contentLang(useLocale());
  const { answer, rightModel, parts } = outcome;
  const own = answer.kind === 'model' ? answer.model : null;
  const missed = parts.flatMap(({ right, drawn }) => (right ? [] : (drawn ?? [])));
  return (
    <InLanguage step={step}>
      {(language) =>
        [
          { title: t.own, model: own, marked: missed },
          { title: t.goal, model: rightModel, marked: [] },
        ].map(
          ({ title, model, marked }) =>
            model && (
              <DrawnModel
                key={title}
                lang={lang}
                language={language}
                marked={marked}
                model={model}
                title={title}
                words={{ ...view, marked: t.marked }}
              />
            ),
        )
      }
    </InLanguage>
  );
}
