import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useTexts } from '#client/base/language/language.tsx';
import { languageNames, locales } from '#client/base/language/languages.ts';
import { useOutbox, useUnsent } from '#client/base/outbox/use-outbox.tsx';
import { chosenIn, PROFILE, profileWrite } from '#client/base/profile-writes.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { PickRow } from '#client/ui/pick-row.tsx';
import type { Locale } from '#contract/fields.ts';
import { zonesByRegion } from './zones.ts';

export function LanguageTab() {
  const { language: t } = useTexts('settings');
  const { locale, setLocale } = useLanguage();
  return (
    <>
      <p className="muted">{t.text}</p>
      <PickRow label={t.language} onChoose={(value) => setLocale(value as Locale)} value={locale}>
        {locales.map((value) => (
          <option key={value} lang={value} value={value}>
            {languageNames[value]}
          </option>
        ))}
      </PickRow>
      <ZoneRow />
    </>
  );
}

function ZoneRow() {
  const { language: t } = useTexts('settings');
  const { locale } = useLanguage();
  const learner = useLearner();
  const outbox = useOutbox();
  const { entries } = useUnsent(PROFILE);
  const pending = entries.findLast(({ slot }) => slot === 'timeZone');
  const zone = chosenIn(pending, 'timeZone') ?? learner.timeZone;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const regions = useMemo(() => zonesByRegion([zone, here]), [zone, here]);
  const now = useNow();
  const choose = (value: string) => void outbox.put(profileWrite('timeZone', value));
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (
    <>
      <PickRow hint={t.zoneHint(time.format(now))} label={t.zone} onChoose={choose} value={zone}>
        {regions.map(({ region, zones }) => (
          <optgroup key={region} label={region}>
            {zones.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </PickRow>
      {zone !== here && (
        <button className="btn btn-line" onClick={() => choose(here)} type="button">
          {t.zoneHere(here)}
        </button>
      )}
    </>
  );
}

/** The device's clock, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
