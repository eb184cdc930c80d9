// `/tracks`: what each track asks for; chosen once, kept on the profile.
import { useLanguage, useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useLearnerChoice } from '#client/base/learner-choice.ts';
import { ChoiceCard, ChoiceScreen } from '#client/features/path/choice-screen.tsx';
import { hoursMinutes } from '#client/features/path/hours-minutes.ts';
import { coreItems } from '#client/features/path/selection.ts';
import { useLearningPath } from '#client/features/path/use-learning-path.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import type { CourseView } from '#contract/course.ts';
import type { ItemView } from '#contract/path.ts';
import { CORE_ID } from '#domain/catalog/path.ts';

type Track = CourseView['tracks'][number];
type Kinds = CourseView['kinds'];

export function TracksScreen() {
  const t = useTexts('path');
  const { course, path, failure, retry } = useLearningPath();
  const { track, choose } = useLearnerChoice(path);
  const { kinds = [] } = course ?? {};
  const items = path && [...path.phases.flatMap((phase) => phase.items), ...coreItems(path.core)];
  return (
    <ChoiceScreen
      card={(value) => (
        <TrackCard
          hasMissions={course?.has.missions === true}
          isMine={value.key === track}
          items={items}
          kinds={kinds}
          onChoose={() => choose({ track: value.key })}
          track={value}
        />
      )}
      hasFailed={failure !== null}
      isWide
      lead={t.tracks.lead}
      none={course && t.tracks.none(course.title)}
      note={t.tracks.kept}
      retry={retry}
      title={t.tracks.title}
      values={course?.tracks}
    />
  );
}

interface TrackCardProps {
  track: Track;
  kinds: Kinds;
  isMine: boolean;
  hasMissions: boolean;
  /** Undefined until they are here. */
  items: readonly ItemView[] | undefined;
  onChoose: () => void;
}

function TrackCard(props: TrackCardProps) {
  const { track, kinds, isMine, hasMissions, items, onChoose } = props;
  const locale = useLocale();
  const t = useTexts('path');
  const name = localized(track.name, locale);
  return (
    <ChoiceCard
      choose={t.tracks.choose(name)}
      mine={isMine ? t.tracks.yours : null}
      name={name}
      onChoose={onChoose}
    >
      <p>
        <b>{localized(track.text, locale)}</b>
      </p>
      <p className="muted">{localized(track.more, locale)}</p>
      <Types kinds={kinds} label={t.tracks.asks} required track={track} />
      <Types kinds={kinds} label={t.tracks.also} required={false} track={track} />
      {items?.some((item) => item.phaseId === CORE_ID) && (
        <p className="small">{track.core ? t.core.trackAsks : t.core.trackLeaves}</p>
      )}
      <Written hasMissions={hasMissions} items={items} kinds={kinds} track={track} />
    </ChoiceCard>
  );
}

function Types(props: { label: string; kinds: Kinds; track: Track; required: boolean }) {
  const { label, kinds, track, required } = props;
  const { locale } = useLanguage();
  return (
    <div>
      <h3>{label}</h3>
      <ul className="chips">
        {kinds
          .filter((kind) => kind.tracks.includes(track.key) === required)
          .map((kind) => (
            <li className={required ? 'chip' : 'chip chip-line'} key={kind.key}>
              <ContentIcon icon={kind.icon} />
              {localized(kind.name, locale)}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** How much of the track is there today. */
function Written(props: Pick<TrackCardProps, 'hasMissions' | 'items' | 'kinds' | 'track'>) {
  const { hasMissions, items, kinds, track } = props;
  const t = useTexts('path');
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
  const asked = kinds.filter((kind) => kind.tracks.includes(track.key)).map((kind) => kind.key);
  const mine = items.filter((item) =>
    item.phaseId === CORE_ID ? track.core : asked.includes(item.type),
  );
  const { hours, minutes } = hoursMinutes(
    mine.reduce((sum, item) => sum + item.estimatedMinutes, 0),
  );
  return (
    <p className="small muted">
      {t.tracks.written(mine.length, t.gauges.time(hours, minutes), hasMissions)}
    </p>
  );
}
