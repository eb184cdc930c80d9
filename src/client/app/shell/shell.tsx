import type { ReactNode } from 'react';
import { useDevice } from '#client/app/device.ts';
import { Footer } from '#client/app/footer.tsx';
import { OfflineBanner } from '#client/app/offline-banner.tsx';
import { RunningPlace } from '#client/app/running-place.tsx';
import type { Screen } from '#client/app/screen-of.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { QuickTest } from './quick-test.tsx';
import { SideNav } from './side-nav.tsx';

/** The navigation around every screen that is not a door, the picker or a player. */
export function Shell({ screen, children }: { screen: Screen; children: ReactNode }) {
  const collapsed = useDevice().nav.sideNavCollapsed;
  return (
    <>
      <Header />
      <OfflineBanner />
      <RunningPlace />
      <div className="frame" data-nav={collapsed ? 'small' : 'wide'}>
        <SideNav screen={screen} />
        <div>
          <main className="main" id="main" tabIndex={-1}>
            {children}
          </main>
          <QuickTest />
          <Footer />
        </div>
      </div>
      <BottomBar screen={screen} />
    </>
  );
}
