// 'Guide Me': the next steps over all open phases that fit into half an hour, as links.
import { addressOfItem } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { coreItems } from '#client/features/path/selection.ts';
import { useKind } from '#client/features/path/use-kind.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Path } from '#contract/path.ts';
import styles from './guide.module.css';

interface GuideDialogProps {
  path: Path;
  open: boolean;
  onClose: () => void;
}

export function GuideDialog({ path, open, onClose }: GuideDialogProps) {
  const locale = useLocale();
  const actions = useTexts('actions');
  const { guide: t, core } = useTexts('path');
  const kindOf = useKind();
  const places = [
    ...path.phases.flatMap(({ items, title }) => items.map((item) => ({ item, title }))),
    ...coreItems(path.core).map((item) => ({ item, title: null })),
  ];
  const steps = path.nextStepIds.flatMap((id) => places.find(({ item }) => item.id === id) ?? []);
  const minutes = steps.reduce((sum, { item }) => sum + item.estimatedMinutes, 0);
  return (
    <Dialog closeLabel={actions.close} onClose={onClose} open={open} title={t.title}>
      {steps.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <>
          <p className="muted">{t.text}</p>
          <ol className={styles.steps3}>
            {steps.map(({ item, title }) => (
              <li key={item.id}>
                <Go to={addressOfItem(item)}>
                  <ContentIcon icon={kindOf(item.type).icon} />
                  <span>
                    <b lang={contentLang(locale)}>{item.title}</b>
                    <small>
                      {kindOf(item.type).name},{' '}
                      {title === null ? (
                        core.title
                      ) : (
                        <span lang={contentLang(locale)}>{title}</span>
                      )}
                    </small>
                  </span>
                  <span className={styles.min}>{actions.minutes(item.estimatedMinutes)}</span>
                </Go>
              </li>
            ))}
          </ol>
          <p>
            <b>{t.sum(minutes)}</b>
          </p>
        </>
      )}
      <button className="btn" onClick={onClose} type="button">
        {actions.close}
      </button>
    </Dialog>
  );
}
