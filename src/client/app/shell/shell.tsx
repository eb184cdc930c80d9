import '#client/ui/styles/line.css';
import '#client/ui/styles/shell.css';
import '#client/ui/styles/quick.css';
import '#client/ui/styles/shell-small.css';
import type { ReactNode } from 'react';
import { RunningPlace } from '#client/app/running-place.tsx';
import { screens } from '#client/app/screens.tsx';
import { useDevice } from '#client/base/device.ts';
import { Footer } from '#client/base/footer.tsx';
import { OfflineBanner } from '#client/base/offline-banner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FocusPlace } from './focus-place.tsx';
import { Header } from './header.tsx';
import { QuickTest } from './quick-test.tsx';
import { SideNav } from './side-nav.tsx';

/** The navigation around a screen. */
export function Shell({ screen, children }: { screen: string; children: ReactNode }) {
  const { sideNavCollapsed } = useDevice().nav;
  const collapsed = sideNavCollapsed ?? screens.routeOf(screen).isWide === true;
  return (
    <>
      <Header />
      <OfflineBanner />
      <RunningPlace />
      <FocusPlace />
      <div className="frame" data-nav={collapsed ? 'small' : 'wide'}>
        <SideNav collapsed={collapsed} screen={screen} />
        <div>
          <main className="main" id="main" tabIndex={-1}>
            {children}
          </main>
          <QuickTest />
          <Footer screen={screen} />
        </div>
      </div>
      <BottomBar screen={screen} />
    </>
  );
}
