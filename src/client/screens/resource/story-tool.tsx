// A story told by choices: each is answered at once, and the next scene follows.
import { useEffect, useRef } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { StoryView } from '#contract/library.ts';
import styles from './resource.module.css';
import type { ToolActions } from './tool-actions.ts';

export function StoryTool({ step, actions }: { step: StoryView; actions: ToolActions }) {
  const t = useTexts('library');
  const lang = contentLang(useLocale());
  const next = useRef<HTMLDivElement>(null);
  const seen = step.seen.length;
  const before = useRef(seen);
  useEffect(() => {
    if (seen > before.current) next.current?.focus();
    before.current = seen;
  }, [seen]);
  const said = (points: number) => (points === 2 ? t.best : points === 1 ? t.fair : t.poor);
  return (
    <div className={styles.story}>
      <ol className={styles.scenes}>
        {step.seen.map((scene, index) => (
          <li className={styles.scene} key={scene.id}>
            <p lang={lang}>
              {scene.by !== null && <b>{scene.by}: </b>}
              {scene.text}
            </p>
            <div
              className={styles.reply}
              data-points={scene.points}
              ref={index === seen - 1 ? next : undefined}
              tabIndex={-1}
            >
              <p>
                <b>{t.chose}: </b>
                <span lang={lang}>{scene.picked.text}</span>
              </p>
              <p>
                <b>{said(scene.points)}. </b>
                <span lang={lang}>{scene.reply}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {step.open === null ? (
        <div className={styles.ending} role="status">
          <p>
            <b>{t.points(step.points, step.outOf)}</b>
          </p>
          <p lang={lang}>{step.ending}</p>
        </div>
      ) : (
        <div className={styles.scene}>
          <p lang={lang}>
            {step.open.by !== null && <b>{step.open.by}: </b>}
            {step.open.text}
          </p>
          <fieldset className={styles.choices}>
            <legend>{t.choose}</legend>
            {step.open.options.map(({ id, text }) => (
              <button
                className="btn btn-line"
                disabled={actions.isSending}
                key={id}
                lang={lang}
                onClick={() =>
                  void actions.send({
                    kind: 'story',
                    picks: [...step.seen.map(({ picked }) => picked.id), id],
                  })
                }
                type="button"
              >
                {text}
              </button>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  );
}
