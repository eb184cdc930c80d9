// Where a model is drawn: palette, drawing, the lists with the same commands, and what is to be said of it.
import { Maximize, Move, Plus, Redo2, Spline, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { type Bounds, TASK_BOUNDS } from '#domain/modelling/editing/bounds.ts';
import { paletteOf, remarksOn } from '#domain/modelling/editing/checks.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';
import { tableOf } from '#domain/modelling/table.ts';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../icon.tsx';
import './canvas.css';
import type { CanvasWords } from './canvas-words.ts';
import { Connector } from './connector.tsx';
import { Drawing } from './drawing.tsx';
import { nextZoom } from './fit.ts';
import { Palette } from './palette.tsx';
import { Parts } from './parts.tsx';
import { Remarks } from './remarks.tsx';
import { useEditor } from './use-editor.ts';

export type Hints = 'always' | 'afterCheck';

export interface CanvasProps {
  language: Language;
  /** The id of a viewpoint of the language; undefined where any element may be used. */
  viewpoint: string | undefined;
  model: Model;
  /** What it may hold at most; that of a task where nothing is said. */
  bounds?: Bounds;
  onChange: (model: Model) => void;
  /** `afterCheck`: what the language says to relations is told when the learner asks. */
  hints?: Hints;
  /** What is drawn will be graded: nothing says which type is usual between two elements. */
  isTask?: boolean;
  /** False where everything stands there already: there is no palette then. */
  takesElements?: boolean;
  /** It opens ready to connect: relations are all that is asked for. */
  connectsFirst?: boolean;
  words: CanvasWords;
  /** The language of the content, where it is not the page's. */
  lang: 'en' | undefined;
}

export function Canvas(props: CanvasProps) {
  const { language, viewpoint, model, onChange, words: t, lang } = props;
  const { bounds = TASK_BOUNDS, hints = 'always', isTask = false, takesElements = true } = props;
  const { connectsFirst = false } = props;
  const table = useMemo(() => tableOf(language), [language]);
  const kinds = useMemo(() => paletteOf(table, viewpoint), [table, viewpoint]);
  const editor = useEditor({ table, model, bounds, onChange, words: t });
  const [isConnecting, setConnecting] = useState(connectsFirst);
  const [from, setFrom] = useState<string | null>(null);
  const [zoom, setZoom] = useState(1);
  /** How often it was asked for. */
  const [fitted, setFitted] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const showWhole = () => setFitted((before) => before + 1);
  const farther = nextZoom(zoom, 'farther');
  const closer = nextZoom(zoom, 'closer');
  const [checked, setChecked] = useState<Model | null>(null);
  const isTold = hints === 'always' || checked === editor.model;
  const remarks = useMemo(
    () =>
      remarksOn(table, editor.model, viewpoint).filter(
        ({ remark }) => !isTask || remark !== 'not-preferred',
      ),
    [table, editor.model, viewpoint, isTask],
  );
  const mode = (connects: boolean) => {
    setConnecting(connects);
    setFrom(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isFitKey(event)) {
      event.preventDefault();
      showWhole();
      return;
    }
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    // In a field the browser undoes letters.
    if (!isUndo || (event.target as Element).matches('input, textarea')) return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  };
  const hint = !isConnecting
    ? t.moveHint
    : from === null
      ? t.connectHint
      : t.connectFrom(editor.nameOf(from));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of undo and of fitting from what is inside
    <div className="cv" onKeyDown={onKeyDown}>
      <div className="cv-body" data-bare={!takesElements || undefined}>
        {takesElements && (
          <Palette kinds={kinds} lang={lang} language={language} onAdd={editor.add} words={t} />
        )}
        <section aria-label={t.drawing} className="cv-middle">
          <div className="cv-bar">
            <div className="seg">
              <button aria-pressed={!isConnecting} onClick={() => mode(false)} type="button">
                <Icon of={Move} size="s" />
                {t.moving}
              </button>
              <button aria-pressed={isConnecting} onClick={() => mode(true)} type="button">
                <Icon of={Spline} size="s" />
                {t.connecting}
              </button>
            </div>
            <div className="cv-bar-end">
              <Tool icon={Undo2} isOff={!editor.canUndo} label={t.undo} onPress={editor.undo} />
              <Tool icon={Redo2} isOff={!editor.canRedo} label={t.redo} onPress={editor.redo} />
            </div>
            {takesElements && (
              <button
                className="btn btn-line cv-more"
                onClick={() => setAdding(true)}
                type="button"
              >
                <Icon of={Plus} size="s" />
                {t.add}
              </button>
            )}
            <div className="cv-bar-end cv-zooms">
              <Tool
                icon={ZoomOut}
                isOff={farther === undefined}
                label={t.farther}
                onPress={() => setZoom(farther ?? zoom)}
              />
              <Tool
                icon={ZoomIn}
                isOff={closer === undefined}
                label={t.closer}
                onPress={() => setZoom(closer ?? zoom)}
              />
              <button
                aria-keyshortcuts="F"
                className="cv-fit"
                onClick={showWhole}
                title={t.fitKey}
                type="button"
              >
                <Icon of={Maximize} size="s" />
                <span>{t.fit}</span>
              </button>
            </div>
          </div>
          <Drawing
            editor={editor}
            fitted={fitted}
            from={from}
            isConnecting={isConnecting}
            lang={lang}
            onFit={setZoom}
            onFrom={setFrom}
            table={table}
            words={t}
            zoom={zoom}
          />
          <p className="small muted">{hint}</p>
        </section>
        {/* Before the lists: it hands the focus back first, then the name of what was added takes it. */}
        <Dialog
          closeLabel={t.closeAdd}
          look="sheet"
          onClose={() => setAdding(false)}
          open={isAdding}
          title={t.add}
        >
          {isAdding && (
            <Palette
              kinds={kinds}
              lang={lang}
              language={language}
              onAdd={(kind) => {
                setAdding(false);
                editor.add(kind);
              }}
              words={t}
            />
          )}
        </Dialog>
        <div className="cv-side">
          {editor.ends && (
            <Connector
              editor={editor}
              ends={editor.ends}
              isTask={isTask}
              key={`${editor.ends.from} ${editor.ends.to}`}
              lang={lang}
              table={table}
              words={t}
            />
          )}
          <Parts
            editor={editor}
            isFree={hints === 'afterCheck'}
            lang={lang}
            table={table}
            words={t}
          />
          <Remarks
            editor={editor}
            isTask={isTask}
            isTold={isTold}
            onCheck={hints === 'always' ? null : () => setChecked(editor.model)}
            remarks={remarks}
            words={t}
          />
        </div>
      </div>
      <p className="vh" role="status">
        {editor.said}
      </p>
    </div>
  );
}

/** F alone, where no text is written and no list is open to letters. */
const isFitKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target as Element).matches('input, textarea, select');

interface ToolProps {
  icon: typeof Undo2;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

function Tool({ icon, label, isOff, onPress }: ToolProps) {
  return (
    <button
      aria-label={label}
      className="btn-icon"
      disabled={isOff}
      onClick={onPress}
      type="button"
    >
      <Icon of={icon} />
    </button>
  );
}
