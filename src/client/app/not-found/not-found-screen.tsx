import { useEffect } from 'react';
import { BrandMark } from '#client/ui/brand.tsx';
import type { Messages } from '#texts/messages.ts';
import styles from './not-found.module.css';

interface NotFoundProps {
  texts: Messages['picker']['notFound'];
  shell: Messages['shell'];
}

/** The page of a path that does not exist. It was answered with status 404. */
export function NotFoundScreen({ texts, shell }: NotFoundProps) {
  useEffect(() => {
    document.title = shell.title(texts.screen);
  }, [shell, texts]);
  return (
    <div className={styles.lost}>
      <header>
        <a className="brand" href="/">
          <BrandMark />
          <span>{shell.product}</span>
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <svg aria-hidden="true" className={styles.endOfLine} viewBox="0 0 480 200">
          <path className="ln" d="M-20 150H150l60-60h50" />
          <path className="walk" d="M320 90h140" />
          <path className={styles.buffer} d="M300 66v48" />
          <circle className="st" cx="70" cy="150" r="14" />
          <g transform="translate(216 90)">
            <path className={styles.b} d="M-6 17v-34h46c18 0 31 10 34 24 1 6-3 10-8 10Z" />
            <path className={styles.w} d="M8-4h9M25-4h9M43-4h8" />
          </g>
        </svg>
        <p className="eyebrow">{texts.code}</p>
        <h1>{texts.title}</h1>
        <p className="muted">{texts.text}</p>
        <a className="btn btn-primary" href="/">
          {texts.home}
        </a>
      </main>
      <footer className="foot">
        <span>{shell.footer}</span>
      </footer>
    </div>
  );
}
