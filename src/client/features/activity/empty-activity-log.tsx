import { useTexts } from '#client/base/language/language.tsx';
import styles from './activity.module.css';

/** Before the first mission: a platform, a waiting train dot and the flag at its first stop. */
export function EmptyActivityLog() {
  const { activity } = useTexts('dashboard');
  return (
    <div className={styles.emptyLog}>
      <svg
        aria-hidden="true"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        viewBox="0 0 160 110"
      >
        <path d="M8 84h56l28-28h60" stroke="var(--line-dim)" strokeWidth="9" />
        <path d="M8 84h26" stroke="var(--accent)" strokeWidth="9" />
        <circle cx="38" cy="84" fill="var(--bg)" r="10" stroke="var(--ink)" strokeWidth="5" />
        <circle cx="122" cy="56" fill="var(--bg)" r="8" stroke="var(--edge)" strokeWidth="3" />
        <path d="M122 48V16l20 7-20 8" stroke="var(--ink-3)" strokeWidth="2.5" />
        <path d="M16 104h44" stroke="var(--rule)" strokeWidth="3" />
      </svg>
      <div>
        <h3>{activity.empty}</h3>
        <p className="muted">{activity.emptyText}</p>
      </div>
    </div>
  );
}
