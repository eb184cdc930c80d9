// What stands below a form of the door.
import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

/** Another way on than the form above: sign up instead of in, or back. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <p className={styles.alt}>{children}</p>;
}

/** Where there is no form: what was done, and what to do next. */
export function NextSteps({ children }: { children: ReactNode }) {
  return <div className={styles.stepsOn}>{children}</div>;
}
