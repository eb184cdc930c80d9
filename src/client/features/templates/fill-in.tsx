// The way from a template to a document of one's own, blank or as a copy of an example.
import { CircleAlert, FilePen } from 'lucide-react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './templates.module.css';
import { useBegin } from './use-begin.ts';

interface FillInProps {
  courseKey: string;
  template: { readonly key: string; readonly title: string };
  /** Whose filled example it begins with; left out for a blank document. */
  example?: { readonly company: string; readonly name: string } | undefined;
}

export function FillIn({ courseKey, template, example }: FillInProps) {
  const t = useTexts('documents');
  const failureText = useFailureText();
  const { isBusy, failure, begin } = useBegin(courseKey, template.key);
  return (
    <>
      <button
        aria-busy={isBusy}
        aria-label={example === undefined ? t.fillInNamed(template.title) : undefined}
        className="btn btn-line"
        onClick={() => void begin(example?.company)}
        type="button"
      >
        <Icon of={FilePen} size="s" />
        {example === undefined ? t.fillIn : t.fromExample(example.name)}
      </button>
      {failure !== null && (
        <p className={`note note-bad small ${styles.wide}`} role="alert">
          <Icon of={CircleAlert} />
          <span>
            {t.beginFailed} <small>{failureText(failure)}</small>
          </span>
        </p>
      )}
    </>
  );
}
