// What a resource holds, by its format: sections to read, items to tick, a narration, or steps to work out.
import { Bookmark } from 'lucide-react';
import { useCallback } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useOutbox, useUnsent } from '#client/base/outbox/use-outbox.tsx';
import { doneWith, markWrite, resourceName } from '#client/features/library/library-writes.ts';
import { NarrationPlayer } from '#client/features/narration/narration-player.tsx';
import { Blocks } from '#client/features/player/blocks.tsx';
import { Figure } from '#client/ui/figure/figure.tsx';
import { ViewFigure } from '#client/ui/figure/view-figure.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ResourceBody, ResourceDetail } from '#contract/library.ts';
import { chapterId } from '#domain/library/resource.ts';
import styles from './resource.module.css';
import { Step } from './step.tsx';

type BodyOf<F extends ResourceBody['format']> = Extract<ResourceBody, { format: F }>;

interface Parts {
  readonly done: ReadonlySet<string>;
  readonly mark: (partId: string, isDone: boolean) => void;
}

export function Body({ resource }: { resource: ResourceDetail }) {
  const t = useTexts('library');
  const { notKept } = useTexts('shell');
  const { key, body } = resource;
  const outbox = useOutbox();
  const { entries, status, isKept } = useUnsent(resourceName(key));
  const mark = useCallback(
    (partId: string, isDone: boolean) =>
      void outbox.put(markWrite({ resourceKey: key, partId, isDone })),
    [outbox, key],
  );
  const parts = { done: doneWith(resource.done, entries), mark };
  const unsent = isKept ? t.unsent : notKept;
  return (
    <>
      {body.format === 'guide' && <Guide body={body} parts={parts} />}
      {body.format === 'checklist' && <List body={body} parts={parts} />}
      {(body.format === 'podcast' || body.format === 'video') && <Told body={body} parts={parts} />}
      {body.format === 'interactive' && <Tools body={body} resourceKey={key} />}
      {body.format === 'interactive' ? null : (
        <p className="small muted" role="status">
          {status === 'unsent' ? unsent : body.format === 'checklist' ? t.kept : ''}
        </p>
      )}
    </>
  );
}

function Guide({ body, parts }: { body: BodyOf<'guide'>; parts: Parts }) {
  const t = useTexts('library');
  const { view } = useTexts('questions');
  const lang = contentLang(useLocale());
  return body.sections.map(({ id, title, body: blocks, figure, keep }) => (
    <section aria-labelledby={`section-${id}`} className={styles.section} key={id}>
      <h2 id={`section-${id}`} lang={lang}>
        {title}
      </h2>
      <div className={styles.text} lang={lang}>
        <Blocks blocks={blocks} table={title} />
      </div>
      {figure?.sentences && <ViewFigure figure={figure} lang={lang} words={view} />}
      {figure !== null && !figure.sentences && <Figure figure={figure} {...(lang && { lang })} />}
      {keep !== null && (
        <p className={styles.keep} lang={lang}>
          <Icon of={Bookmark} size="s" />
          <b>{keep}</b>
        </p>
      )}
      <label className={styles.tick}>
        <input
          checked={parts.done.has(id)}
          onChange={({ target }) => parts.mark(id, target.checked)}
          type="checkbox"
        />
        <span>
          {t.read}
          <span className="vh" lang={lang}>
            : {title}
          </span>
        </span>
      </label>
    </section>
  ));
}

function List({ body, parts }: { body: BodyOf<'checklist'>; parts: Parts }) {
  const t = useTexts('library');
  const lang = contentLang(useLocale());
  const items = body.groups.flatMap((group) => group.items);
  return (
    <>
      <div className={styles.text} lang={lang}>
        <Blocks blocks={body.intro} table={t.screen} />
      </div>
      <p className={styles.count}>
        <b>{t.done(items.filter(({ id }) => parts.done.has(id)).length, items.length)}</b>
      </p>
      {body.groups.map(({ title, items: own }) => (
        <fieldset className={styles.group} key={title} lang={lang}>
          <legend>{title}</legend>
          {own.map(({ id, text, why }) => (
            <div className={styles.item} key={id}>
              <label className={styles.tick}>
                <input
                  aria-describedby={`why-${id}`}
                  checked={parts.done.has(id)}
                  onChange={({ target }) => parts.mark(id, target.checked)}
                  type="checkbox"
                />
                <span>{text}</span>
              </label>
              <p className="small muted" id={`why-${id}`}>
                {why}
              </p>
            </div>
          ))}
        </fieldset>
      ))}
    </>
  );
}

function Told({ body, parts }: { body: BodyOf<'podcast' | 'video'>; parts: Parts }) {
  const lang = contentLang(useLocale());
  const { mark, done } = parts;
  const onChapter = useCallback(
    (index: number) => {
      if (!done.has(chapterId(index))) mark(chapterId(index), true);
    },
    [mark, done],
  );
  return <NarrationPlayer lang={lang ?? 'en'} narration={body.narration} onChapter={onChapter} />;
}

function Tools({ body, resourceKey }: { body: BodyOf<'interactive'>; resourceKey: string }) {
  const t = useTexts('library');
  const lang = contentLang(useLocale());
  return (
    <>
      <div className={styles.text} lang={lang}>
        <Blocks blocks={body.intro} table={t.screen} />
      </div>
      {body.steps.map((step) => (
        <Step key={step.id} resourceKey={resourceKey} step={step} />
      ))}
    </>
  );
}
