// The picture of a scene: a drawn screen with a pointer on what is told of, a slide, a figure or who speaks.
import { MousePointer2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useLocale } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Figure } from '#client/ui/figure/figure.tsx';
import type { NarrationView, PictureView, ScreenPartView } from '#contract/narration.ts';
import styles from './narration.module.css';
import pictureStyles from './pictures.module.css';
import { ScreenPart } from './screen-part.tsx';

interface StageProps {
  screens: NarrationView['screens'];
  picture: PictureView;
  speakers: NarrationView['speakers'];
}

export function Stage({ screens, picture, speakers = [] }: StageProps) {
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
  if (picture.kind === 'figure') {
    return (
      <div className={`${styles.stage} ${pictureStyles.drawn}`}>
        <Figure figure={picture.figure} />
      </div>
    );
  }
  if (picture.kind === 'speaker') {
    return (
      <div className={`${styles.stage} ${pictureStyles.talk}`}>
        {speakers.map(({ name, role }, index) => (
          <p data-speaks={index === picture.speaker ? '' : undefined} key={name}>
            <span aria-hidden="true" className={pictureStyles.face}>
              {name.slice(0, 1)}
            </span>
            <b>{name}</b>
            <span className={pictureStyles.role}>{role}</span>
          </p>
        ))}
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
