// One to five stars as a row of buttons; those up to the learner's own are filled.
import { Star } from 'lucide-react';
import { Icon } from './icon.tsx';

const STARS = [1, 2, 3, 4, 5];

interface StarRatingProps {
  label: string;
  /** The name of a button, for example '3 stars'. */
  starsLabel: (stars: number) => string;
  /** What the learner gave; null before they gave any. */
  own: number | null;
  onRate: (stars: number) => void;
}

export function StarRating({ label, starsLabel, own, onRate }: StarRatingProps) {
  return (
    <fieldset aria-label={label} className="stars">
      {STARS.map((stars) => (
        <button
          aria-label={starsLabel(stars)}
          aria-pressed={stars === own}
          className="btn-icon"
          data-on={stars <= (own ?? 0) ? '' : undefined}
          key={stars}
          onClick={() => onRate(stars)}
          type="button"
        >
          <Icon of={Star} />
        </button>
      ))}
    </fieldset>
  );
}
