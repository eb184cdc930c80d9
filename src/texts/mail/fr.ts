import type { MailMessages } from './messages.ts';

export const mailFR: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirmez votre e-mail pour Meritpath',
    body: `Bienvenue sur Meritpath !

Ouvrez ce lien pour confirmer votre e-mail et terminer votre inscription :

${link}

Le lien fonctionne une seule fois, pendant ${hours} heures. Si vous ne vous êtes pas inscrit, ignorez ce message : sans le lien, rien ne se passe.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'Vous avez déjà un compte Meritpath',
    body: `Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un compte Meritpath. Un compte existe déjà avec elle : rien n’a été changé.

Connectez-vous, ou choisissez-y « Mot de passe oublié ? » pour en définir un nouveau :

${site}

Si ce n’était pas vous, vous n’avez rien à faire.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Définissez un nouveau mot de passe pour Meritpath',
    body: `Ouvrez ce lien pour définir un nouveau mot de passe :

${link}

Le lien fonctionne une seule fois, pendant ${minutes} minutes. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Votre mot de passe Meritpath a été changé',
    body: `Le mot de passe de votre compte a été changé, et tous les autres appareils ont été déconnectés.

Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » :

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Confirmez votre nouvel e-mail pour Meritpath',
    body: `Ouvrez ce lien pour utiliser cette adresse avec votre compte Meritpath :

${link}

Le lien fonctionne une seule fois, pendant ${hours} heures. Si vous n’avez rien demandé, ignorez ce message : rien ne change.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'L’e-mail de votre compte Meritpath va changer',
    body: `Quelqu’un de connecté à votre compte a demandé de remplacer son e-mail par ${newEmail}. Le changement aura lieu quand le lien envoyé à cette adresse sera ouvert.

Si ce n’était pas vous, changez tout de suite votre mot de passe, ce qui déconnecte tous les autres appareils :

${site}`,
  }),
};
