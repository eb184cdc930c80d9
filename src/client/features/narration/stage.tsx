// The picture of a scene: a drawn screen with a pointer on what is told of, or a slide.
import { MousePointer2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useLocale } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import type { NarrationView, PictureView, ScreenPartView } from '#contract/narration.ts';
import styles from './narration.module.css';
import { ScreenPart } from './screen-part.tsx';

interface StageProps {
  screens: NarrationView['screens'];
  picture: PictureView;
}

export function Stage({ screens, picture }: StageProps) {
  const locale = useLocale();
  if (picture.kind === 'slide') {
    return (
      <div aria-hidden="true" className={`${styles.stage} ${styles.slide}`}>
        <b>{localized(picture.title, locale)}</b>
        <ul>
          {picture.lines.map((line) => (
            <li key={line.en}>{localized(line, locale)}</li>
          ))}
        </ul>
      </div>
    );
  }
  const parts = screens[picture.screen] ?? [];
  const pointed = parts.find(({ id }) => id !== null && id === picture.point);
  return (
    <div aria-hidden="true" className={styles.stage}>
      <div className={styles.grid}>
        {parts.map((part) => (
          <ScreenPart
            isPointed={part === pointed}
            key={`${picture.screen} ${part.look} ${part.at.join(' ')}`}
            part={part}
          />
        ))}
      </div>
      {pointed && <Pointer part={pointed} />}
    </div>
  );
}

/** Stands at the lower right of the part, and glides from one to the next. */
function Pointer({ part }: { part: ScreenPartView }) {
  const [column, row, width, height] = part.at;
  const place = { '--x': column + width - 1.6, '--y': row + height - 1.4 } as CSSProperties;
  return (
    <span className={styles.pointer} style={place}>
      <MousePointer2 />
    </span>
  );
}
