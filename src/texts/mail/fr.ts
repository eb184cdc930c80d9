import type { MailMessages } from './messages.ts';

export const mailFR: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirme ton e-mail pour Meritpath',
    body: `Bienvenue sur Meritpath !

Ouvre ce lien pour confirmer ton e-mail et terminer ton inscription :

${link}

Le lien fonctionne une seule fois, pendant ${hours} heures. Si cette inscription ne vient pas de toi, ignore ce message : sans le lien, rien ne se passe.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'Tu as déjà un compte Meritpath',
    body: `Quelqu’un, sans doute toi, a voulu utiliser cette adresse pour un compte Meritpath. Un compte existe déjà avec elle : rien n’a été changé.

Connecte-toi, ou choisis-y « Mot de passe oublié ? » pour en définir un nouveau :

${site}

Si ce n’était pas toi, tu n’as rien à faire.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Définis un nouveau mot de passe pour Meritpath',
    body: `Ouvre ce lien pour définir un nouveau mot de passe :

${link}

Le lien fonctionne une seule fois, pendant ${minutes} minutes. Si tu n’as rien demandé, ignore ce message : ton mot de passe reste le même.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Ton mot de passe Meritpath a été changé',
    body: `Le mot de passe de ton compte a été changé, et tous les autres appareils ont été déconnectés.

Si ce n’était pas toi, définis tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » :

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Confirme ton nouvel e-mail pour Meritpath',
    body: `Ouvre ce lien pour utiliser cette adresse avec ton compte Meritpath :

${link}

Le lien fonctionne une seule fois, pendant ${hours} heures. Si tu n’as rien demandé, ignore ce message : rien ne change.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'L’e-mail de ton compte Meritpath va changer',
    body: `Quelqu’un de connecté à ton compte a demandé de remplacer son e-mail par ${newEmail}. Le changement aura lieu quand le lien envoyé à cette adresse sera ouvert.

Si ce n’était pas toi, change tout de suite ton mot de passe, ce qui déconnecte tous les autres appareils :

${site}`,
  }),
  accountDeleting: ({ days, site }) => ({
    subject: 'Ton compte Meritpath va être effacé',
    body: `La suppression de ton compte a été demandée et tous les appareils ont été déconnectés. Dans ${days} jours, il sera effacé avec tout ce qu’il contient.

Si tu veux le garder, connecte-toi avant et choisis de le garder :

${site}

Si ce n’était pas toi, fais-le maintenant et change ton mot de passe.`,
  }),
};
