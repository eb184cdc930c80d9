// Plays a narration: stage, caption, controls, chapters and the whole text. Nothing plays before it is pressed.
import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { NarrationView, SceneView } from '#contract/narration.ts';
import { type NarrationRun, SPEEDS, type Speed } from '#domain/narration/narration-run.ts';
import type { DrawnScreenProps } from './drawn-screen.tsx';
import styles from './narration.module.css';
import { Stage } from './stage.tsx';
import { type NarrationPlayer as Player, useNarration } from './use-narration.ts';
import { useNarrationKeys } from './use-narration-keys.ts';

interface NarrationPlayerProps {
  narration: NarrationView;
  /** Draws the screens of a tour; left out where it has none. */
  Drawn?: ComponentType<DrawnScreenProps>;
  /** Set where it is told in English whatever the page speaks. */
  lang?: 'en' | undefined;
  /** Told of each chapter whose last scene was shown, by its place from 0. */
  onChapter?: (index: number) => void;
}

export function NarrationPlayer({ narration, Drawn, lang, onChapter }: NarrationPlayerProps) {
  const t = useTexts('narration');
  const player = useNarration(narration, lang);
  useNarrationKeys(player);
  const { run, scenes, caption, isVoiceOn } = player;
  const scene = scenes[run.scene];
  useChaptersShown(narration, run, onChapter);
  if (scene === undefined) return null;
  const { picture } = scene;
  const speaker = picture.kind === 'speaker' ? narration.speakers?.[picture.speaker] : undefined;
  return (
    <div className={styles.room}>
      <div className={styles.player}>
        <section aria-label={t.player} className={styles.main}>
          <div lang={lang}>
            <Stage
              Drawn={Drawn}
              picture={scene.picture}
              screens={narration.screens}
              speakers={narration.speakers}
            />
          </div>
          {/* Where the voice speaks, a screen reader must not speak over it. */}
          <p
            aria-live={isVoiceOn && run.isPlaying ? 'off' : 'polite'}
            className={styles.caption}
            lang={lang}
          >
            {speaker !== undefined && <b>{speaker.name}: </b>}
            {caption}
          </p>
          <div aria-hidden="true" className={styles.progress}>
            {scenes.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: scenes never change their order
              <i data-done={index <= run.scene ? '' : undefined} key={index} />
            ))}
          </div>
          <Controls player={player} />
        </section>
        <Chapters lang={lang} narration={narration} player={player} />
      </div>
    </div>
  );
}

function Controls({ player }: { player: Player }) {
  const t = useTexts('narration');
  const speedId = useId();
  const { run, scenes, speed, hasVoice, isVoiceOn, tell, setSpeed, setVoice } = player;
  return (
    <div className={styles.controls}>
      <div className={styles.moves}>
        <button
          aria-label={t.previous}
          className="btn-icon"
          disabled={run.scene === 0}
          onClick={() => tell({ kind: 'previous' })}
          type="button"
        >
          <Icon of={SkipBack} />
        </button>
        <button
          className="btn btn-primary"
          onClick={() => tell({ kind: run.isPlaying ? 'pause' : 'play' })}
          type="button"
        >
          <Icon of={run.isPlaying ? Pause : Play} />
          {run.isPlaying ? t.pause : run.hasEnded ? t.again : t.play}
        </button>
        <button
          aria-label={t.next}
          className="btn-icon"
          disabled={run.scene === scenes.length - 1}
          onClick={() => tell({ kind: 'next' })}
          type="button"
        >
          <Icon of={SkipForward} />
        </button>
        <p className="small muted">{t.sceneOf(run.scene + 1, scenes.length)}</p>
      </div>
      <div className={styles.moves}>
        {hasVoice && (
          <button
            aria-pressed={isVoiceOn}
            className="btn btn-line"
            onClick={() => setVoice(!isVoiceOn)}
            type="button"
          >
            <Icon of={isVoiceOn ? Volume2 : VolumeX} />
            {t.voice}
          </button>
        )}
        <label className="small" htmlFor={speedId}>
          {t.speed}
        </label>
        <select
          className={`input ${styles.speed}`}
          id={speedId}
          onChange={({ target }) => setSpeed(Number(target.value) as Speed)}
          value={speed}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {t.times(one)}
            </option>
          ))}
        </select>
      </div>
      {!hasVoice && <p className={`small muted ${styles.note}`}>{t.noVoice}</p>}
    </div>
  );
}

/** All that is said, by chapter: a press on a line goes there. */
function Chapters({ narration, player, lang }: NarrationPlayerProps & { player: Player }) {
  const t = useTexts('narration');
  const locale = useLocale();
  const titleId = useId();
  const { run, tell } = player;
  let first = 0;
  const chapters = narration.chapters.map((chapter) => {
    const from = first;
    first += chapter.scenes.length;
    return { chapter, from };
  });
  const current = chapters.findLast(({ from }) => from <= run.scene);
  return (
    <section aria-labelledby={titleId} className={styles.chapters}>
      <h2 id={titleId}>{t.chapters}</h2>
      <ol lang={lang}>
        {chapters.map(({ chapter, from }) => (
          <li key={chapter.title.en}>
            <button
              aria-current={current?.from === from ? 'step' : undefined}
              className={styles.chapter}
              onClick={() => tell({ kind: 'go', scene: from })}
              type="button"
            >
              {localized(chapter.title, locale)}
            </button>
          </li>
        ))}
      </ol>
      <details className={styles.transcript}>
        <summary>{t.transcript}</summary>
        {chapters.map(({ chapter }) => (
          <div key={chapter.title.en} lang={lang}>
            <h3>{localized(chapter.title, locale)}</h3>
            {linesOf(chapter.scenes).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its lines
              <p key={index}>
                {line.speaker !== null && <b>{narration.speakers?.[line.speaker]?.name}: </b>}
                {line.says.map((say) => localized(say, locale)).join(' ')}
              </p>
            ))}
          </div>
        ))}
      </details>
    </section>
  );
}

interface Line {
  readonly speaker: number | null;
  readonly says: SceneView['say'][];
}

/** What is read as one paragraph: all that a speaker says in one go, else a scene. */
function linesOf(scenes: readonly SceneView[]): Line[] {
  const lines: Line[] = [];
  for (const { picture, say } of scenes) {
    const speaker = picture.kind === 'speaker' ? picture.speaker : null;
    const last = lines.at(-1);
    if (speaker !== null && last?.speaker === speaker) last.says.push(say);
    else lines.push({ speaker, says: [say] });
  }
  return lines;
}

/** Tells of each chapter once its last scene is left behind, or has ended. */
function useChaptersShown(
  { chapters }: NarrationView,
  { scene, hasEnded }: NarrationRun,
  onChapter: ((index: number) => void) | undefined,
): void {
  const before = useRef(0);
  useEffect(() => {
    const from = before.current;
    before.current = scene;
    let end = 0;
    chapters.forEach(({ scenes }, index) => {
      end += scenes.length;
      // One scene on: whoever jumps over a chapter has not heard it.
      if (from === end - 1 && (scene === end || (hasEnded && scene === end - 1)))
        onChapter?.(index);
    });
  }, [chapters, scene, hasEnded, onChapter]);
}
