// `/settings?tab=…`: everything that a learner sets, kept on the account.
import {
  Accessibility,
  Bell,
  Database,
  Eye,
  Globe,
  LockKeyhole,
  type LucideIcon,
  UserRound,
  Volume2,
} from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useSession } from '#client/base/session/session.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { AppearanceTab } from './appearance-tab.tsx';
import { AudioTab } from './audio-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { LanguageTab } from './language-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfileFormProvider } from './profile-form.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SaveBar } from './save-bar.tsx';
import { SecurityTab } from './security-tab.tsx';
import styles from './settings.module.css';
import { panelId, SettingsTabs, tabId } from './settings-tabs.tsx';

const tabs = {
  profile: { icon: UserRound, Tab: ProfileTab },
  notifications: { icon: Bell, Tab: NotificationsTab },
  audio: { icon: Volume2, Tab: AudioTab },
  appearance: { icon: Accessibility, Tab: AppearanceTab },
  privacy: { icon: Eye, Tab: PrivacyTab },
  language: { icon: Globe, Tab: LanguageTab },
  security: { icon: LockKeyhole, Tab: SecurityTab },
  data: { icon: Database, Tab: DataTab },
} as const satisfies Record<string, { icon: LucideIcon; Tab: ComponentType }>;

type TabKey = keyof typeof tabs;
const keys = Object.keys(tabs) as TabKey[];
const isTab = (name: string | undefined): name is TabKey => name !== undefined && name in tabs;

export function SettingsScreen() {
  const t = useTexts('settings');
  const session = useSession();
  const [{ tab }, setSearch] = useSearchText();
  const selected = isTab(tab) ? tab : 'profile';
  useTitle(`${t.tabs[selected]} · ${t.title}`);
  // Another device may have changed something since this page was opened.
  useEffect(() => void session.ask(), [session]);
  const { Tab } = tabs[selected];
  return (
    <ProfileFormProvider>
      <div className="work">
        <Crumbs />
        <h1 tabIndex={-1}>{t.title}</h1>
        <div className={styles.settings}>
          <SettingsTabs
            onChoose={(key) => setSearch({ tab: key })}
            selected={selected}
            tabs={keys.map((key) => ({ key, icon: tabs[key].icon, label: t.tabs[key] }))}
          />
          <section
            aria-labelledby={tabId(selected)}
            className={`card ${styles.panel}`}
            id={panelId}
            role="tabpanel"
          >
            <h2>{t.tabs[selected]}</h2>
            <Tab />
          </section>
        </div>
        <SaveBar />
      </div>
    </ProfileFormProvider>
  );
}
