// A model with its canvas, once it and its language are here.
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useGo } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useTitle } from '#client/base/use-title.ts';
import { ViewpointSelect } from '#client/features/models/about-fields.tsx';
import { DeleteDialog } from '#client/features/models/delete-dialog.tsx';
import { takeHead } from '#client/features/models/model-cache.ts';
import { RenameDialog } from '#client/features/models/rename-dialog.tsx';
import { useNewModel } from '#client/features/models/use-new-model.ts';
import { useOwnModel } from '#client/features/models/use-own-model.ts';
import { SaveMark } from '#client/features/player/save-mark.tsx';
import { Canvas } from '#client/ui/canvas/canvas.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import type { LearnerModel } from '#contract/models.ts';
import { OWN_BOUNDS } from '#domain/modelling/editing/bounds.ts';
import type { Language } from '#domain/modelling/language.ts';
import { ElsewhereNote } from './elsewhere-note.tsx';
import styles from './model.module.css';
import { useFiles } from './use-files.ts';

interface OpenModelProps {
  read: LearnerModel;
  language: Language;
}

export function OpenModel({ read, language }: OpenModelProps) {
  const t = useTexts('models');
  const tasks = useTexts('tasks');
  const { view } = useTexts('questions');
  const lang = contentLang(useLocale());
  const id = useId();
  const go = useGo();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const { copy } = useNewModel(read.courseKey);
  const { model, change, unsent, elsewhere, showOther } = useOwnModel(read, t.copyOf);
  const files = useFiles(language, { name: read.name, viewpoint: read.viewpoint, model });
  useTitle(read.name);
  const choose = async (viewpoint: string | null) => {
    const answer = await tryCall(
      api.models.describe({ modelId: read.id, name: read.name, viewpoint }),
    );
    if (answer.ok) takeHead(client, answer.value);
  };
  return (
    <div className={`work ${styles.open}`}>
      <Crumbs items={[{ label: read.name }]} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{read.name}</h1>
        <SaveMark unsent={unsent} />
        <div className={styles.viewpoint}>
          <label htmlFor={id}>{t.begin.viewpoint}</label>
          <ViewpointSelect
            courseKey={read.courseKey}
            id={id}
            onChange={(viewpoint) => void choose(viewpoint)}
            viewpoint={read.viewpoint}
          />
        </div>
        <MenuButton
          align="end"
          className="btn btn-line"
          entries={[
            { kind: 'action', label: t.rename, icon: Pencil, run: () => setAsked('rename') },
            {
              kind: 'action',
              label: t.duplicate,
              icon: Copy,
              run: () => void copy(read.id, t.copyOf(read.name)),
            },
            { kind: 'line' },
            ...files.entries,
            { kind: 'line' },
            { kind: 'action', label: t.remove, icon: Trash2, run: () => setAsked('delete') },
          ]}
          label={t.file}
        >
          <span aria-hidden="true">{t.file}</span>
          <Icon of={ChevronDown} size="s" />
        </MenuButton>
      </header>
      {elsewhere !== null && <ElsewhereNote elsewhere={elsewhere} onShowOther={showOther} />}
      {unsent.status === 'failed' && elsewhere === null && (
        <p className="note note-bad" role="alert">
          {t.refused}
        </p>
      )}
      {files.isFailed && (
        <p className="note note-bad" role="alert">
          {t.export.failed}
        </p>
      )}
      <Canvas
        bounds={OWN_BOUNDS}
        lang={lang}
        language={language}
        model={model}
        onChange={change}
        viewpoint={read.viewpoint ?? undefined}
        words={{ ...tasks.model, ...view }}
      />
      {asked === 'rename' && <RenameDialog model={read} onClose={() => setAsked(null)} />}
      {asked === 'delete' && (
        <DeleteDialog
          model={read}
          onClose={() => setAsked(null)}
          onDeleted={() => go(addresses.models())}
        />
      )}
    </div>
  );
}
