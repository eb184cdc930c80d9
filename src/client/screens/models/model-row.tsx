// One of the learner's models: what it is called, how large it is, and what can be done with it.
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useMoment } from '#client/base/use-moment.ts';
import { DeleteDialog } from '#client/features/models/delete-dialog.tsx';
import { RenameDialog } from '#client/features/models/rename-dialog.tsx';
import { useNewModel } from '#client/features/models/use-new-model.ts';
import { Icon } from '#client/ui/icon.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { ModelHead } from '#contract/models.ts';
import styles from './models.module.css';

export function ModelRow({ model }: { model: ModelHead }) {
  const t = useTexts('models');
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const { copy, failure } = useNewModel(model.courseKey);
  const when = useMoment()(model.updatedAt);
  return (
    <li>
      <Go className={styles.open} to={addresses.model(model.id)}>
        <b>{model.name}</b>
        <span className="small muted">
          {t.elements(model.elements)}, {t.relations(model.relations)}, {t.changed(when)}
        </span>
      </Go>
      <MenuButton
        align="end"
        className="btn-icon"
        entries={[
          { kind: 'action', label: t.rename, icon: Pencil, run: () => setAsked('rename') },
          {
            kind: 'action',
            label: t.duplicate,
            icon: Copy,
            run: () => void copy(model.id, t.copyOf(model.name)),
          },
          { kind: 'action', label: t.remove, icon: Trash2, run: () => setAsked('delete') },
        ]}
        label={t.more(model.name)}
      >
        <Icon of={Ellipsis} />
      </MenuButton>
      <FailureNote failure={failure} />
      {asked === 'rename' && <RenameDialog model={model} onClose={() => setAsked(null)} />}
      {asked === 'delete' && <DeleteDialog model={model} onClose={() => setAsked(null)} />}
    </li>
  );
}
