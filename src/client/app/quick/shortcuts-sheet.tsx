// Every shortcut, by where it holds; opened by `?`.
import { useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { type KeyName, SHORTCUTS } from '#client/base/shortcut-list.ts';
import { commandLabel } from '#client/base/shortcuts.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import styles from './quick.module.css';

const arrows: Partial<Record<KeyName, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('shortcuts');
  const { shortcuts: title, ctrl } = useTexts('shell');
  const { keyShortcuts } = useDevice().settings;
  const isShown = ({ isSingle = false }: { isSingle?: boolean }) => keyShortcuts || !isSingle;
  const nameOf = (key: KeyName): string => {
    const drawn = arrows[key];
    if (drawn !== undefined) return drawn;
    return key in t.named ? t.named[key as keyof typeof t.named] : key;
  };
  const labelOf = (key: KeyName, held: 'command' | 'Alt' | 'Shift' | undefined) => {
    if (held === 'command') return commandLabel(key, ctrl);
    if (held === undefined) return nameOf(key);
    return `${held === 'Shift' ? t.shift : held} ${nameOf(key)}`;
  };
  return (
    <Dialog closeLabel={t.close} look="drawer" onClose={onClose} open title={title}>
      {SHORTCUTS.map(({ place, shortcuts }) => (
        <section aria-labelledby={`keys-${place}`} className={styles.keys} key={place}>
          <h3 id={`keys-${place}`}>{t.places[place]}</h3>
          <dl>
            {shortcuts.filter(isShown).map(({ does, keys, held }) => (
              <div key={does}>
                <dt>{t.does[does]}</dt>
                <dd>
                  {keys.map((key, at) => (
                    <span key={key}>
                      {at > 0 && `${t.or} `}
                      <kbd className="keycap">{labelOf(key, held)}</kbd>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.tip}>{keyShortcuts ? t.note : t.off}</p>
    </Dialog>
  );
}
