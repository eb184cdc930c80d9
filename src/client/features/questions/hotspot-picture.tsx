// A picture with its areas drawn and numbered; each can be pressed while the question is open.
import { Check, X } from 'lucide-react';
import type { OptionResult } from '#client/ui/answering/verdict-order.ts';
import { figureChildren } from '#client/ui/figure/figure.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { QuestionOf } from './answer-value.ts';
import styles from './hotspot.module.css';

interface HotspotPictureProps {
  question: QuestionOf<'hotspot'>;
  lang: 'en' | undefined;
  chosen: readonly string[];
  /** How an area is marked, once there is feedback. */
  resultOf?: ((areaId: string) => OptionResult) | undefined;
  /** Absent where nothing can be pressed. */
  onPress?: ((areaId: string) => void) | undefined;
}

export function HotspotPicture(props: HotspotPictureProps) {
  const { question, lang, chosen, resultOf, onPress } = props;
  const { figure, areas } = question;
  const [left = 0, top = 0, width = 1, height = 1] = figure.viewBox.split(' ').map(Number);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div className={styles.hotspot} lang={lang}>
      <svg aria-label={figure.alt} className="fig" role="img" viewBox={figure.viewBox}>
        {figureChildren(figure.nodes)}
      </svg>
      {areas.map((area, index) => {
        const place = {
          left: percent(area.x - left, width),
          top: percent(area.y - top, height),
          width: percent(area.width, width),
          height: percent(area.height, height),
        };
        const marks = {
          className: styles.area,
          'data-area': '',
          'data-chosen': chosen.includes(area.id) ? '' : undefined,
          'data-r': resultOf?.(area.id),
          style: place,
        };
        // The list below names every area for keys and screen readers; here pointers find them.
        return onPress ? (
          <button
            {...marks}
            aria-hidden="true"
            key={area.id}
            onClick={() => onPress(area.id)}
            tabIndex={-1}
            type="button"
          >
            <kbd>{index + 1}</kbd>
          </button>
        ) : (
          <span {...marks} aria-hidden="true" key={area.id}>
            <kbd>{index + 1}</kbd>
            {marks['data-r'] === 'wrong' && <Icon of={X} size="s" />}
            {(marks['data-r'] === 'right' || marks['data-r'] === 'missed') && (
              <Icon of={Check} size="s" />
            )}
          </span>
        );
      })}
    </div>
  );
}
