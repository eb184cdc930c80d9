// `/tracks`: what each track asks for; chosen once, kept on the profile.
import { useTexts } from '#client/app/language/language.tsx';
import { useLearnerChoice } from '#client/app/learner-choice.ts';
import { ChoiceCard, ChoiceScreen } from '#client/features/path/choice-screen.tsx';
import { hoursMinutes } from '#client/features/path/hours-minutes.ts';
import { itemIcons } from '#client/features/path/item-icons.ts';
import { coreItems } from '#client/features/path/selection.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { Track } from '#contract/fields.ts';
import type { ItemView } from '#contract/path.ts';
import { CORE_ID, ITEM_TYPES, TRACKS } from '#domain/catalog/path.ts';
import { asksFor, isRequired } from '#domain/path/guide.ts';

export function TracksScreen() {
  const { path: t } = useTexts();
  const { path, failure, retry } = useLearningPath();
  const { track, choose } = useLearnerChoice();
  const items = path && [...path.phases.flatMap((phase) => phase.items), ...coreItems(path.core)];
  return (
    <ChoiceScreen
      card={(value) => (
        <TrackCard
          isMine={value === track}
          items={items}
          onChoose={() => choose({ track: value })}
          track={value}
        />
      )}
      hasFailed={failure !== null}
      isWide
      lead={t.tracks.lead}
      note={t.tracks.kept}
      retry={retry}
      title={t.tracks.title}
      values={TRACKS}
    />
  );
}

interface TrackCardProps {
  track: Track;
  isMine: boolean;
  /** Undefined until they are here. */
  items: readonly ItemView[] | undefined;
  onChoose: () => void;
}

function TrackCard({ track, isMine, items, onChoose }: TrackCardProps) {
  const t = useTexts().path;
  const { name, text, more } = t.tracks[track];
  return (
    <ChoiceCard
      choose={t.tracks.choose(name)}
      mine={isMine ? t.tracks.yours : null}
      name={name}
      onChoose={onChoose}
    >
      <p>
        <b>{text}</b>
      </p>
      <p className="muted">{more}</p>
      <Types label={t.tracks.asks} required track={track} />
      <Types label={t.tracks.also} required={false} track={track} />
      {items?.some((item) => item.phaseId === CORE_ID) && (
        <p className="small">
          {asksFor(track, { kind: 'lesson', phaseId: CORE_ID })
            ? t.core.trackAsks
            : t.core.trackLeaves}
        </p>
      )}
      <Written items={items} track={track} />
    </ChoiceCard>
  );
}

function Types(props: { label: string; track: Track; required: boolean }) {
  const { label, track, required } = props;
  const { types } = useTexts().path.panel;
  return (
    <div>
      <h3>{label}</h3>
      <ul className="chips">
        {ITEM_TYPES.filter((type) => isRequired(track, type) === required).map((type) => (
          <li className={required ? 'chip' : 'chip chip-line'} key={type}>
            <Icon of={itemIcons[type]} />
            {types[type]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How much of the track is there today. */
function Written({ items, track }: Pick<TrackCardProps, 'items' | 'track'>) {
  const t = useTexts().path;
  if (items === undefined) {
    return (
      <p className="small">
        <span className="vh" role="status">
          {t.loading}
        </span>
        <span aria-hidden="true" className="sk sk-text" />
      </p>
    );
  }
  const mine = items.filter((item) => asksFor(track, { kind: item.type, phaseId: item.phaseId }));
  const { hours, minutes } = hoursMinutes(
    mine.reduce((sum, item) => sum + item.estimatedMinutes, 0),
  );
  return (
    <p className="small muted">{t.tracks.written(mine.length, t.gauges.time(hours, minutes))}</p>
  );
}
