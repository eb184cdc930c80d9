// A drawn screen with a pointer on what is told of; what stands on it are the product's own texts.
import { MousePointer2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { NarrationView, PictureView, ScreenPartView } from '#contract/narration.ts';
import styles from './narration.module.css';
import { ScreenPart } from './screen-part.tsx';

export interface DrawnScreenProps {
  screens: NarrationView['screens'];
  picture: Extract<PictureView, { kind: 'screen' }>;
}

export function DrawnScreen({ screens, picture }: DrawnScreenProps) {
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
