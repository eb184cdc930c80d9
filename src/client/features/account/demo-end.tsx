// At the end of a demo learner's dashboard: what they looked at can be theirs.
import { useTexts } from '#client/base/language/language.tsx';
import styles from './demo-end.module.css';
import { OwnAccountButton } from './own-account.tsx';

export function DemoEnd() {
  const t = useTexts('demo');
  return (
    <section aria-labelledby="demo-end" className={`apart ${styles.end}`}>
      <div>
        <h2 id="demo-end">{t.endTitle}</h2>
        <p className="muted">{t.own}</p>
      </div>
      <OwnAccountButton isPrimary={false} />
    </section>
  );
}
