import styles from './questions.module.css';
import { stemParts } from './stem-parts.ts';

/** The words of a stem; a long one sets its situation apart from what is asked, and is read as one text. */
export function Stem({ of: stem }: { of: string }) {
  const { situation, asked } = stemParts(stem);
  return situation === '' ? (
    stem
  ) : (
    <>
      <span className={styles.situation}>{situation} </span>
      {asked}
    </>
  );
}
