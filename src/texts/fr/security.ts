// Security in the settings: password, address, second factor, passkeys, and where somebody is signed in.
import type { Messages } from '../messages.ts';

export const security = {
  demo: 'En démo, il n’y a ni mot de passe ni adresse. Crée un compte pour les avoir.',
  password: {
    title: 'Mot de passe',
    text: 'Le changer déconnecte tous les autres appareils.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    save: 'Changer le mot de passe',
    changed: 'Mot de passe changé. Tous les autres appareils sont déconnectés.',
    failed: 'Mot de passe non changé',
    currentMissing: 'Mot de passe actuel : saisis celui que tu utilises maintenant.',
    currentWrong: 'Mot de passe actuel : ce n’est pas celui de ton compte.',
  },
  email: {
    title: 'Adresse e-mail',
    now: (email: string) => `Ton adresse est ${email}.`,
    text: 'Un lien part vers la nouvelle adresse, un avis vers l’ancienne. L’adresse change quand tu suis le lien.',
    noMail: 'Ce site ne peut pas envoyer d’e-mails : l’adresse ne peut pas être changée.',
    next: 'Nouvelle adresse e-mail',
    save: 'Envoyer le lien',
    sent: (email: string) => `Un lien est en route vers ${email}. Il est valable un jour.`,
    failed: 'Adresse non changée',
    same: 'Nouvelle adresse e-mail : c’est déjà la tienne.',
  },
  sessions: {
    title: 'Où tu as une session ouverte',
    loading: 'Chargement de tes sessions',
    failed: 'Tes sessions n’ont pas pu être chargées',
    here: 'Cet appareil',
    unknown: 'Navigateur inconnu',
    on: (browser: string, system: string) => `${browser} sur ${system}`,
    since: (day: string) => `Session ouverte le ${day}`,
    end: 'Déconnecter',
    endOf: (device: string) => `Déconnecter : ${device}`,
    ended: (device: string) => `Déconnecté : ${device}`,
    endFailed: 'La session n’a pas été fermée',
  },
} satisfies Messages['security'];
