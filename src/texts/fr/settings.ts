// The settings: profile, notifications, audio, appearance, privacy, language, and what is set for a course.
import type { Messages } from '../messages.ts';
import { plural } from './words.ts';

export const settings = {
  title: 'Réglages',
  tabs: {
    label: 'Réglages par thème',
    profile: 'Profil',
    notifications: 'Notifications',
    audio: 'Son',
    appearance: 'Apparence',
    privacy: 'Confidentialité',
    language: 'Langue et région',
    security: 'Sécurité',
    data: 'Données',
  },
  save: 'Enregistrer',
  state: {
    saved: 'Tout est enregistré.',
    typed: 'Ce que tu as saisi n’est pas encore enregistré. Appuie sur Enregistrer.',
    saving: 'Enregistrement',
    unsent: (n: number) =>
      plural(n, {
        one: '# changement attend que le serveur réponde.',
        other: '# changements attendent que le serveur réponde.',
      }),
    failed: 'Le dernier changement n’a pas été enregistré.',
  },
  profile: {
    text: 'Ton nom sur Meritpath.',
    name: 'Nom affiché',
    nameHint: 'Le premier mot est ton prénom, le reste ton nom.',
    nameMissing: 'Nom affiché : saisis ton nom.',
    nameRefused: 'Nom affiché : prénom et nom ont chacun 50 caractères visibles au plus.',
    email: 'E-mail',
    emailFixed: 'L’adresse e-mail ne se change pas ici',
    emailChange: 'Changer l’adresse dans Sécurité',
    bio: 'À propos de toi',
    bioHint: (n: number) =>
      plural(n, { one: 'Encore # caractère.', other: 'Encore # caractères.' }),
    bioRefused: 'À propos de toi : 500 caractères visibles au plus.',
    failed: 'Profil non enregistré',
  },
  study: {
    title: (course: string) => `Tes études : ${course}`,
    text: 'Vaut pour le cours choisi, l’objectif du jour pour tous. Tes choix s’enregistrent aussitôt\u202f; seul le texte saisi attend «\u202fEnregistrer\u202f».',
  },
  notifications: {
    text: 'Ce que tu veux recevoir, et comment. Les messages sur ton compte viennent toujours par e-mail.',
    email: 'Notifications par e-mail',
    emailHint: 'À l’adresse de ton compte.',
    push: 'Notifications push',
    pushHint:
      'Un message sur tes appareils quand quelque chose se passe, même si cette page est fermée.',
    device: {
      allow: 'Autoriser sur cet appareil',
      stop: 'Arrêter sur cet appareil',
      failed: 'Cela n’a pas fonctionné : le service push de ton navigateur n’a pas répondu.',
      states: {
        unsupported: 'Ce navigateur ne peut pas afficher de messages push ici.',
        blocked:
          'Ton navigateur bloque les messages de ce site. Autorise-les dans ses réglages pour ce site.',
        waiting:
          'Les messages push se préparent encore sur cet appareil. Si cela dure, recharge la page\u202f; une fenêtre privée peut ne pas en afficher.',
        off: 'Cet appareil n’affiche pas encore de messages.',
        on: 'Cet appareil affiche tes messages.',
      },
    },
    what: 'À propos de quoi',
    achievements: 'Réussites',
    achievementsHint: 'Badges, niveaux, missions terminées et certificats.',
    events: 'Événements',
    eventsHint: 'Quand un événement commence ou se termine.',
    digest: 'Bilan de la semaine',
    digestHint:
      'Ce que tu as fait dans la semaine, le lundi matin, s’il y a quelque chose à raconter.',
    streak: 'Rappel de la série',
    streakHint: 'Un seul, le soir d’un jour sans étude, à partir d’une série de deux jours.',
    byEmail: 'Par e-mail',
    noMail: 'Ce site ne peut pas envoyer d’e-mails : rien de tout cela n’arrive par e-mail.',
    achievementsByEmail: 'E-mails sur tes réussites',
    achievementsByEmailHint:
      'Ce que tu n’as pas encore vu dans l’application, un e-mail par jour au plus.',
    streakByEmail: 'E-mails sur ta série',
    streakByEmailHint: 'Le rappel du soir, par e-mail aussi.',
  },
  audio: {
    text: 'Tous les sons sont créés dans ton navigateur. Rien ne se joue avant ton premier appui.',
    effects: 'Effets sonores',
    effectsHint:
      'De courtes notes pour les bonnes réponses, ce qui est terminé et les nouveaux niveaux.',
    music: 'Musique de fond',
    musicHint:
      'Une musique calme qui ne se répète jamais. Elle s’arrête quand cette page est masquée.',
    volume: 'Volume',
    hear: 'Écouter une note',
    quiet:
      'Le mode calme est activé : on n’entend rien tant que tu ne le coupes pas dans Apparence.',
  },
  appearance: {
    text: 'À quoi ressemble Meritpath sur tous tes appareils.',
    theme: 'Thème',
    textSize: 'Taille du texte',
    sizes: { normal: 'Normale', large: 'Grande', largest: 'Très grande' },
    spacing: 'Espacement pour la dyslexie',
    spacingHint: 'Plus de place entre les lettres, les mots et les lignes.',
    keys: 'Raccourcis à une touche',
    keysHint:
      'Les lettres, les chiffres et le point d’interrogation agissent à eux seuls. Désactive-les si une touche est vite pressée par erreur ou si tu dictes.',
    still: 'Moins de mouvement',
    stillHint: 'Rien ne bouge. C’est déjà le cas sur les appareils qui le demandent.',
    confetti: 'Confettis',
    confettiHint: 'Pour les missions terminées, les épreuves réussies, les badges et les niveaux.',
    quiet: 'Mode calme',
    quietHint:
      'Cache les XP, les séries et les rangs et coupe tous les sons. Tout continue d’être compté.',
  },
  privacy: {
    text: 'Ce que les autres peuvent voir de toi\u202f: dans les classements, ton nom et tes XP, et ce que tu montres à côté.',
    page: 'Ta page publique',
    pageText:
      'Toute personne qui a son adresse voit ton nom, ainsi que ton niveau, ta série et tes badges s’ils sont activés ici.',
    pageHidden: 'Ton profil n’est pas public\u202f: personne ne voit de page de toi.',
    pageCreate: 'Créer une adresse',
    pageOpen: 'Ouvrir ta page publique',
    publicProfile: 'Profil public',
    publicHint: 'Les autres te voient dans les classements, sous ton nom affiché.',
    progress: 'Montrer ta progression',
    progressHint: 'Ton niveau et ta série, dans les classements et sur ta page publique.',
    badges: 'Montrer tes badges',
    badgesHint:
      'Les badges que tu as gagnés : combien dans les classements, lesquels sur ta page publique.',
  },
  language: {
    text: 'Les dates et les nombres suivent la langue. Les textes des cours sont en anglais.',
    language: 'Langue',
    zone: 'Fuseau horaire',
    zoneHint: (now: string) => `Tes jours d’étude suivent ce fuseau. Il y est ${now} en ce moment.`,
    zoneHere: (zone: string) => `Prendre le fuseau de cet appareil : ${zone}`,
  },
} satisfies Messages['settings'];
