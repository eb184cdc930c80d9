// Begins a model: with nothing, with work from a lab, or with a view that was read.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { modelQueries } from '#client/api/model-queries.ts';
import { useFailureText, useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { type About, AboutFields } from '#client/features/models/about-fields.tsx';
import { useNewModel } from '#client/features/models/use-new-model.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Select } from '#client/ui/select.tsx';
import type { ModelStart, ModelStarts } from '#contract/models.ts';
import { MOST_MODEL_NAME } from '#domain/modelling/own-model.ts';
import styles from './models.module.css';

export function BeginDialog({ courseKey, onClose }: { courseKey: string; onClose: () => void }) {
  const { begin: t } = useTexts('models');
  const actions = useTexts('actions');
  const failureText = useFailureText();
  const { data: starts, isError } = useQuery(modelQueries.starts(courseKey));
  const { isBusy, failure, create } = useNewModel(courseKey);
  const [about, setAbout] = useState<About>({ name: '', viewpoint: null });
  const [chosen, setChosen] = useState('');
  const choose = (value: string) => {
    const before = titleOf(starts, chosen);
    setChosen(value);
    // A name that was typed stays.
    if (about.name === '' || about.name === before) {
      setAbout({ ...about, name: titleOf(starts, value) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create(about, startOf(starts, chosen));
  };
  return (
    <Dialog closeLabel={actions.close} isLocked={isBusy} onClose={onClose} open title={t.title}>
      <form className={styles.form} onSubmit={submit}>
        <StartSelect chosen={chosen} onChoose={choose} starts={starts} />
        {isError && <p className="small muted">{t.startsFailed}</p>}
        <AboutFields
          about={about}
          courseKey={courseKey}
          error={failure === null ? undefined : failureText(failure)}
          onChange={setAbout}
        />
        <div className="row">
          <button aria-busy={isBusy} className="btn btn-primary" type="submit">
            {t.create}
          </button>
          <button className="btn btn-line" disabled={isBusy} onClick={onClose} type="button">
            {actions.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface StartSelectProps {
  starts: ModelStarts | undefined;
  chosen: string;
  onChoose: (value: string) => void;
}

function StartSelect({ starts, chosen, onChoose }: StartSelectProps) {
  const { begin: t } = useTexts('models');
  const lang = contentLang(useLocale());
  const id = useId();
  const { tasks = [], views = [] } = starts ?? {};
  return (
    <div className="field">
      <label htmlFor={id}>{t.start}</label>
      <Select id={id} onChoose={onChoose} value={chosen}>
        <option value="">{t.nothing}</option>
        {tasks.length > 0 && (
          <optgroup label={t.tasks}>
            {tasks.map(({ title, step }, index) => (
              <option key={`${title} ${step}`} lang={lang} value={`task ${index}`}>
                {title}: {step}
              </option>
            ))}
          </optgroup>
        )}
        {views.length > 0 && (
          <optgroup label={t.views}>
            {views.map((view, index) => (
              <option key={view.id} lang={lang} value={`view ${index}`}>
                {view.activity}: {view.title}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </div>
  );
}

/** What a choice of the list stands for. */
function chosenIn(starts: ModelStarts | undefined, value: string) {
  const [kind, index] = value.split(' ');
  return {
    task: kind === 'task' ? starts?.tasks[Number(index)] : undefined,
    view: kind === 'view' ? starts?.views[Number(index)] : undefined,
  };
}

function titleOf(starts: ModelStarts | undefined, value: string): string {
  const { task, view } = chosenIn(starts, value);
  return (task?.title ?? view?.title ?? '').slice(0, MOST_MODEL_NAME);
}

function startOf(starts: ModelStarts | undefined, value: string): ModelStart {
  const { task, view } = chosenIn(starts, value);
  if (task) return { from: 'task', activityRef: task.activityRef, stepId: task.stepId };
  return view ? { from: 'view', view: view.id } : { from: 'nothing' };
}
