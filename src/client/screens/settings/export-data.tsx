// Everything that is stored about the learner, as files.
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Failure, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { FormProblem } from '#client/features/auth/form-problem.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import type { PersonalData } from '#contract/personal-data.ts';
import { tableAsCsv, tablesAsObjects } from '#domain/personal-data/files.ts';
import styles from './settings.module.css';

const asJson = ({ exportedAt, tables }: PersonalData): Blob =>
  new Blob([JSON.stringify({ exportedAt, ...tablesAsObjects(tables) }, null, 2)], {
    type: 'application/json',
  });

/** A CSV for each table, in one archive. */
async function asCsv({ tables }: PersonalData): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const files = tables.map((table) => [`${table.name}.csv`, strToU8(tableAsCsv(table))]);
  const archive = zipSync(Object.fromEntries(files));
  return new Blob([archive as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

export function ExportData() {
  const { export: t } = useTexts('security').data;
  const [state, setState] = useState<'idle' | 'waiting' | 'ready'>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);

  async function download(kind: 'json' | 'csv'): Promise<void> {
    if (state === 'waiting') return;
    setState('waiting');
    setFailure(null);
    const answer = await tryCall(
      api.learner.export().then(async (data) => {
        const name = `meritpath-${data.exportedAt.slice(0, 10)}`;
        if (kind === 'json') saveFile(`${name}.json`, asJson(data));
        else saveFile(`${name}-csv.zip`, await asCsv(data));
      }),
    );
    setState(answer.ok ? 'ready' : 'idle');
    if (!answer.ok) setFailure(answer.failure);
  }

  const says = { idle: '', waiting: t.waiting, ready: t.ready };
  return (
    <section aria-labelledby="export-data" className={styles.form}>
      <h3 id="export-data">{t.title}</h3>
      <p className="muted">{t.text}</p>
      <FormProblem failure={failure} title={t.failed} />
      <div className={styles.buttons}>
        {(['json', 'csv'] as const).map((kind) => (
          <button
            aria-disabled={state === 'waiting'}
            className="btn btn-line"
            key={kind}
            onClick={() => void download(kind)}
            type="button"
          >
            <Icon of={Download} />
            {t[kind]}
          </button>
        ))}
      </div>
      <p role="status">{says[state]}</p>
    </section>
  );
}
