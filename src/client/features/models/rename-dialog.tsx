// Gives a model another name or viewpoint.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { ModelHead } from '#contract/models.ts';
import { AboutFields } from './about-fields.tsx';
import { takeHead } from './model-cache.ts';
import styles from './models.module.css';

interface RenameDialogProps {
  model: Pick<ModelHead, 'id' | 'courseKey' | 'name' | 'viewpoint'>;
  onClose: () => void;
}

export function RenameDialog({ model, onClose }: RenameDialogProps) {
  const t = useTexts('models');
  const actions = useTexts('actions');
  const failureText = useFailureText();
  const client = useQueryClient();
  const [about, setAbout] = useState({ name: model.name, viewpoint: model.viewpoint });
  const { isBusy, failure, run } = useCall();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => tryCall(api.models.describe({ modelId: model.id, ...about })));
    if (!answer?.ok) return;
    takeHead(client, answer.value);
    onClose();
  };
  return (
    <Dialog closeLabel={actions.close} onClose={onClose} open title={t.renameTitle}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <AboutFields
          about={about}
          courseKey={model.courseKey}
          error={failure === null ? undefined : failureText(failure)}
          onChange={setAbout}
        />
        <div className="row">
          <button aria-busy={isBusy} className="btn btn-primary" type="submit">
            {t.save}
          </button>
          <button className="btn btn-line" onClick={onClose} type="button">
            {actions.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
