// The store: what XP can buy, what is owned, and the strip of a focus boost.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const store: Messages['store'] = {
  title: 'Lernshop',
  loading: 'Der Shop wird geladen …',
  failed: 'Der Shop wurde nicht geladen',
  failedText:
    'Was du gekauft hast, liegt auf dem Server. Prüfe die Verbindung und versuch es noch einmal.',
  lead: 'Gib die XP aus, die du beim Lernen verdient hast. Deine Stufe und dein Rang bleiben, wie sie sind.',
  balance: 'Dein Guthaben',
  xp: (xp) => `${number(xp)}\u00a0XP`,
  sums: (earned, spent) =>
    `${number(earned)}\u00a0XP verdient, ${number(spent)}\u00a0XP ausgegeben`,
  tabs: 'Kategorien',
  all: 'Alle',
  items: 'Artikel',
  category: {
    premium: 'Premium',
    boosts: 'Boosts',
    themes: 'Designs',
    cosmetic: 'Aussehen',
    certificates: 'Zertifikate',
    utilities: 'Nützliches',
    team: 'Team',
  },
  rarity: {
    common: 'Gewöhnlich',
    uncommon: 'Ungewöhnlich',
    rare: 'Selten',
    epic: 'Episch',
    legendary: 'Legendär',
  },
  type: { subscription: 'Auf Zeit', consumable: 'Einmal nutzbar', permanent: 'Bleibt dir' },
  popular: 'Beliebt',
  featured: 'Empfohlen',
  lasts: (hours) =>
    hours % 24 === 0
      ? plural(hours / 24, { one: '#\u00a0Tag', other: '#\u00a0Tage' })
      : plural(hours, { one: '#\u00a0Stunde', other: '#\u00a0Stunden' }),
  buy: 'Kaufen',
  buyNamed: (item) => `${item} kaufen`,
  money: {
    buy: (price) => `Für ${price} kaufen`,
    named: (item, price) => `${item} für ${price} kaufen`,
    note: 'Bezahlt wird einmal, auf einer Seite von Stripe. Nichts verlängert sich von selbst.',
    done: 'Danke. Was du bezahlt hast, steht unter deinen Artikeln, sobald die Zahlung bestätigt ist, meist innerhalb einer Minute.',
    left: 'Du hast die Bezahlseite verlassen. Nichts wurde gekauft, nichts abgebucht.',
  },
  notEnough: 'Nicht genug XP',
  missing: (xp) => `Noch ${number(xp)}\u00a0XP`,
  owned: 'Gehört dir',
  shieldsFull: (most) => `${number(most)} auf Vorrat, mehr geht nicht`,
  ask: {
    title: (item) => `${item} kaufen?`,
    price: 'Preis',
    left: 'Danach bleiben dir',
    stays: 'Deine Stufe ändert sich nicht.',
    yes: (xp) => `Für ${number(xp)}\u00a0XP kaufen`,
    buying: 'Wird gekauft …',
    failed: 'Es wurde nichts gekauft und nichts ausgegeben.',
  },
  bought: (item) => `${item} gehört dir`,
  boughtText: {
    premium: 'Alle Premium-Vorlagen stehen dir jetzt offen.',
    boost: 'Starte ihn unter „Deine Artikel“, wann es dir passt.',
    shield: 'Er überbrückt den nächsten verpassten Tag von selbst.',
    look: 'Es ist eingeschaltet. Unter „Deine Artikel“ kannst du es ausschalten.',
    team: 'Starte es auf der Seite deines Teams: Dort öffnen sich zehn Plätze und ein Dashboard.',
  },
  mine: {
    title: 'Deine Artikel',
    none: 'Noch nichts gekauft. Was du kaufst, kannst du hier starten und an- oder ausschalten.',
    shields: (held) =>
      plural(held, { one: '#\u00a0Schild auf Vorrat', other: '#\u00a0Schilde auf Vorrat' }),
    held: (n) => plural(n, { one: '# startbereit', other: '# startbereit' }),
    until: (when) => `Läuft bis ${when}`,
    start: 'Jetzt starten',
    toTeam: 'Zu deinem Team',
    startNamed: (item) => `${item} starten`,
    longer: 'Noch einen starten, damit es länger läuft',
    on: 'An',
    off: 'Aus',
    onNamed: (item) => `${item}, an oder aus`,
    failed: 'Das wurde nicht gespeichert. Versuch es noch einmal.',
    onlyMidnight: 'Sichtbar im Design „Mitternacht“.',
    wearTheme: 'Zum Design „Mitternacht“ wechseln',
  },
  needMore: {
    title: 'Mehr XP sammeln',
    text: 'Jede Mission, Lektion und Prüfung bringt welche. Kein Grund zur Eile: Kein Angebot im Shop ist befristet.',
    nearest: (item, xp) => `Am nächsten dran: ${item}, noch ${number(xp)}\u00a0XP.`,
    missions: 'Zu den Missionen',
    events: 'Zu den Events',
  },
  focus: {
    label: 'Fokus-Boost',
    until: (time) => `Fokus bis ${time}`,
    more: (percent) => `+${number(percent)}\u00a0% XP`,
    show: 'Alles zeigen',
    hide: 'Zurück zum Fokus',
  },
  quiet: {
    title: 'Der Ruhemodus ist an',
    text: 'Der Ruhemodus blendet XP aus, und mit ihnen rechnet der Shop. Was dir gehört, wirkt weiter.',
    settings: 'Einstellungen öffnen',
  },
};
