import { Download } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import styles from './settings.module.css';

/** Shown once, to be kept by the learner. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { twoFactor: t } = useTexts('security');
  return (
    <>
      <h4>{t.codesTitle}</h4>
      <p>{t.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <button
          className="btn btn-line"
          onClick={() =>
            saveFile(t.file, new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
          }
          type="button"
        >
          <Icon of={Download} />
          {t.download}
        </button>
      </div>
    </>
  );
}
