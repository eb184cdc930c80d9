// The store: what XP can buy, what is owned, and the strip of a focus boost.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const store: Messages['store'] = {
  title: 'Boutique',
  loading: 'Chargement de la boutique...',
  failed: 'La boutique ne s’est pas chargée',
  failedText: 'Tes achats sont conservés sur le serveur. Vérifie la connexion et réessaie.',
  lead: 'Dépense les XP gagnés en apprenant. Ton niveau et ton rang ne bougent pas.',
  balance: 'Ton solde',
  xp: (xp) => `${number(xp)}\u00a0XP`,
  sums: (earned, spent) => `${number(earned)}\u00a0XP gagnés, ${number(spent)}\u00a0XP dépensés`,
  tabs: 'Catégories',
  all: 'Tout',
  items: 'Articles',
  category: {
    premium: 'Premium',
    boosts: 'Boosts',
    themes: 'Thèmes',
    cosmetic: 'Ornements',
    certificates: 'Certificats',
    utilities: 'Utilitaires',
    team: 'Équipe',
  },
  rarity: {
    common: 'Commun',
    uncommon: 'Peu commun',
    rare: 'Rare',
    epic: 'Épique',
    legendary: 'Légendaire',
  },
  type: {
    subscription: 'Pour un temps',
    consumable: 'Usage unique',
    permanent: 'À toi pour toujours',
  },
  popular: 'Populaire',
  featured: 'À la une',
  lasts: (hours) =>
    hours % 24 === 0
      ? plural(hours / 24, { one: '#\u00a0jour', other: '#\u00a0jours' })
      : plural(hours, { one: '#\u00a0heure', other: '#\u00a0heures' }),
  buy: 'Acheter',
  buyNamed: (item) => `Acheter ${item}`,
  notEnough: 'Pas assez d’XP',
  missing: (xp) => `Encore ${number(xp)}\u00a0XP`,
  owned: 'À toi',
  shieldsFull: (most) => `Tu en as ${number(most)}, le maximum`,
  ask: {
    title: (item) => `Acheter ${item}\u202f?`,
    price: 'Prix',
    left: 'Il te restera',
    stays: 'Ton niveau ne change pas.',
    yes: (xp) => `Acheter pour ${number(xp)}\u00a0XP`,
    buying: 'Achat en cours...',
    failed: 'Rien n’a été acheté ni dépensé.',
  },
  bought: (item) => `${item} est à toi`,
  boughtText: {
    boost: 'Démarre-le dans «\u202fTes articles\u202f», quand tu veux.',
    shield: 'Il couvrira tout seul le prochain jour manqué.',
    look: 'C’est activé. Tu peux le retirer dans «\u202fTes articles\u202f».',
  },
  mine: {
    title: 'Tes articles',
    none: 'Rien d’acheté pour l’instant. Tes achats se démarrent et se règlent ici.',
    shields: (held) =>
      plural(held, { one: '#\u00a0bouclier en réserve', other: '#\u00a0boucliers en réserve' }),
    held: (n) => plural(n, { one: '# à démarrer', other: '# à démarrer' }),
    until: (when) => `Actif jusqu’au ${when}`,
    start: 'Démarrer',
    startNamed: (item) => `Démarrer ${item}`,
    longer: 'En démarrer un autre, pour prolonger',
    on: 'Activé',
    off: 'Désactivé',
    onNamed: (item) => `${item}, activé ou non`,
    failed: 'Ce n’est pas enregistré. Réessaie.',
    onlyMidnight: 'Visible avec le thème Minuit.',
    wearTheme: 'Passer au thème Minuit',
  },
  needMore: {
    title: 'Besoin de plus d’XP\u202f?',
    text: 'Chaque mission, leçon et épreuve en rapporte. Rien ne presse\u202f: ici, rien n’expire.',
    missions: 'Voir les missions',
  },
  focus: {
    label: 'Boost de concentration',
    until: (time) => `Concentration jusqu’à ${time}`,
    more: (percent) => `+${number(percent)}\u202f% d’XP`,
    show: 'Tout afficher',
    hide: 'Revenir au calme',
  },
  quiet: {
    title: 'Le mode calme est activé',
    text: 'La boutique compte en XP, que le mode calme masque. Ce que tu possèdes continue d’agir.',
    settings: 'Ouvrir les réglages',
  },
};
