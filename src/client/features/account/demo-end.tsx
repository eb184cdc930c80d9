// At the end of a demo learner's dashboard: what they looked at can be theirs.
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import styles from './demo-end.module.css';
import { OwnAccountDialog } from './own-account.tsx';

export function DemoEnd() {
  const t = useTexts('demo');
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="demo-end" className={`apart ${styles.end}`}>
      <div>
        <h2 id="demo-end">{t.endTitle}</h2>
        <p className="muted">{t.own}</p>
      </div>
      <button
        aria-haspopup="dialog"
        className="btn btn-line"
        onClick={() => setAsking(true)}
        type="button"
      >
        {t.create}
      </button>
      <OwnAccountDialog onClose={() => setAsking(false)} open={isAsking} />
    </section>
  );
}
