// The picture of a scene: a drawn screen with a pointer on what is told of, a slide, a figure or who speaks.
import type { ComponentType } from 'react';
import { useLocale } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Figure } from '#client/ui/figure/figure.tsx';
import type { NarrationView, PictureView } from '#contract/narration.ts';
import type { DrawnScreenProps } from './drawn-screen.tsx';
import styles from './narration.module.css';
import pictureStyles from './pictures.module.css';

interface StageProps {
  screens: NarrationView['screens'];
  picture: PictureView;
  speakers: NarrationView['speakers'];
  /** Draws screens; left out where none is told of, with all the texts that stand on them. */
  Drawn: ComponentType<DrawnScreenProps> | undefined;
}

export function Stage({ screens, picture, speakers = [], Drawn }: StageProps) {
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
  return Drawn === undefined ? null : <Drawn picture={picture} screens={screens} />;
}
