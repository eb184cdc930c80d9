// Says that somebody else saved first, and where what was drawn here is kept.
import { TriangleAlert } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import type { Elsewhere } from '#client/features/models/use-own-model.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './model.module.css';

interface ElsewhereNoteProps {
  elsewhere: Elsewhere;
  onShowOther: () => Promise<void>;
}

export function ElsewhereNote({ elsewhere, onShowOther }: ElsewhereNoteProps) {
  const t = useTexts('models');
  const text = { keeping: t.rescuing, kept: t.rescuedText, lost: t.rescueFailed };
  return (
    <div className="note" role="alert">
      <Icon of={TriangleAlert} />
      <div className={styles.elsewhere}>
        <b>{t.rescued}</b>
        <p>{text[elsewhere.status]}</p>
        {elsewhere.status === 'kept' && (
          <div className="row">
            <Go className="btn btn-primary" to={addresses.model(elsewhere.modelId)}>
              {t.openCopy}
            </Go>
            <button className="btn btn-line" onClick={() => void onShowOther()} type="button">
              {t.showOther}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
