// What is to be said of the model as it stands: a sentence each.
import type { Remark } from '#domain/modelling/editing/checks.ts';
import type { CanvasWords } from './canvas-words.ts';
import type { Editor } from './use-editor.ts';

interface RemarksProps {
  remarks: readonly Remark[];
  editor: Editor;
  words: CanvasWords;
  /** What the language says to the relations is told. */
  isTold: boolean;
  /** Beside a task: what it asks for is not checked here. */
  isTask: boolean;
  /** Asks for it; null where it is always told. */
  onCheck: (() => void) | null;
}

const OF_RELATIONS: readonly Remark['remark'][] = ['blocked', 'not-preferred'];

export function Remarks({ remarks: all, editor, words: t, isTold, isTask, onCheck }: RemarksProps) {
  const remarks = isTold ? all : all.filter(({ remark }) => !OF_RELATIONS.includes(remark));
  const sentence = (one: Remark): string => {
    switch (one.remark) {
      case 'blocked':
        return t.remark.blocked(editor.sentenceOf(one.relation), t.refused[one.refusal.reason]);
      case 'not-preferred':
        return t.remark['not-preferred'](editor.sentenceOf(one.relation), one.instead.join(', '));
      default:
        return t.remark[one.remark](editor.nameOf(one.element));
    }
  };
  const idOf = (one: Remark) => ('relation' in one ? one.relation : one.element);
  return (
    <section aria-label={t.checks} className="cv-parts">
      <h2 className="cv-title">{t.checks}</h2>
      {onCheck && (
        <>
          <p className="small muted">{t.checkFirst}</p>
          <button className="btn btn-line" onClick={onCheck} type="button">
            {t.check}
          </button>
        </>
      )}
      {remarks.length === 0 && isTold && <p className="small muted">{t.noRemarks}</p>}
      {isTask && <p className="small muted">{t.checksOnly}</p>}
      <ul className="cv-remarks">
        {remarks.map((one) => (
          <li data-remark={one.remark} key={`${one.remark} ${idOf(one)}`}>
            {sentence(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}
