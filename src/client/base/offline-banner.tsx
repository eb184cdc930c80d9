import { WifiOff } from 'lucide-react';
import { useConnection } from '#client/api/connection.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';

/** Says that there is no connection, for as long as there is none. */
interface OfflineBannerProps {
  isPlaying?: boolean;
  /** What the screen itself says about work without a connection. */
  text?: string;
}

export function OfflineBanner({ isPlaying = false, text }: OfflineBannerProps) {
  const { offline } = useTexts('shell');
  const connection = useConnection();
  const lost = connection !== 'online';
  const device = connection === 'offline';
  const deviceText = isPlaying ? offline.playingText : offline.deviceText;
  // The region is always there: a live region that appears with its text is not read everywhere.
  return (
    <div className={lost ? 'banner' : 'vh'} role="status">
      {lost ? (
        <>
          <Icon of={WifiOff} size="s" />
          <b>{device ? offline.device : offline.server}</b>
          <span>{text ?? (device ? deviceText : offline.serverText)}</span>
        </>
      ) : null}
    </div>
  );
}
