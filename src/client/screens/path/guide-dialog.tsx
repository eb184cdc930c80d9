// 'Guide Me': the next steps over all open phases that fit into half an hour, as links.
import { addressOfItem } from '#client/app/addresses.ts';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { itemIcons } from '#client/features/path/item-icons.ts';
import { coreItems } from '#client/features/path/selection.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Path } from '#contract/path.ts';

interface GuideDialogProps {
  path: Path;
  open: boolean;
  onClose: () => void;
}

export function GuideDialog({ path, open, onClose }: GuideDialogProps) {
  const { locale, texts } = useLanguage();
  const { guide: t, panel } = texts.path;
  const places = [
    ...path.phases.flatMap(({ items, title }) => items.map((item) => ({ item, title }))),
    ...coreItems(path.core).map((item) => ({ item, title: null })),
  ];
  const steps = path.nextStepIds.flatMap((id) => places.find(({ item }) => item.id === id) ?? []);
  const minutes = steps.reduce((sum, { item }) => sum + item.estimatedMinutes, 0);
  return (
    <Dialog closeLabel={texts.actions.close} onClose={onClose} open={open} title={t.title}>
      {steps.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <>
          <p className="muted">{t.text}</p>
          <ol className="steps3">
            {steps.map(({ item, title }) => (
              <li key={item.id}>
                <Go to={addressOfItem(item)}>
                  <Icon of={itemIcons[item.type]} />
                  <span>
                    <b lang={contentLang(locale)}>{item.title}</b>
                    <small>
                      {panel.types[item.type]},{' '}
                      {title === null ? (
                        texts.path.core.title
                      ) : (
                        <span lang={contentLang(locale)}>{title}</span>
                      )}
                    </small>
                  </span>
                  <span className="min">{texts.actions.minutes(item.estimatedMinutes)}</span>
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
        {texts.actions.close}
      </button>
    </Dialog>
  );
}
