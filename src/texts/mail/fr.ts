import { number, plural } from '../fr/words.ts';
import { type ExamAhead, listOf, type MailMessages, paragraphs } from './messages.ts';

export const mailFR: MailMessages = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirme ton e-mail pour Meritpath',
    action: 'Confirmer l’e-mail',
    body: `Bienvenue sur Meritpath !

Ouvre ce lien pour confirmer ton e-mail et terminer ton inscription :

${link}

Le lien fonctionne une seule fois, pendant ${hours} heures. Si cette inscription ne vient pas de toi, ignore ce message : sans le lien, rien ne se passe.`,
  }),
  accountExists: ({ site }) => ({
    subject: 'Tu as déjà un compte Meritpath',
    action: 'Se connecter',
    body: `Quelqu’un, sans doute toi, a voulu utiliser cette adresse pour un compte Meritpath. Un compte existe déjà avec elle : rien n’a été changé.

Connecte-toi, ou choisis-y « Mot de passe oublié ? » pour en définir un nouveau :

${site}

Si ce n’était pas toi, tu n’as rien à faire.`,
  }),
  reset: ({ link, minutes }) => ({
    subject: 'Définis un nouveau mot de passe pour Meritpath',
    action: 'Définir un mot de passe',
    body: `Ouvre ce lien pour définir un nouveau mot de passe :

${link}

Le lien fonctionne une seule fois, pendant ${minutes} minutes. Si tu n’as rien demandé, ignore ce message : ton mot de passe reste le même.`,
  }),
  passwordChanged: ({ site }) => ({
    subject: 'Ton mot de passe Meritpath a été changé',
    action: 'Définir un mot de passe',
    body: `Le mot de passe de ton compte a été changé, et tous les autres appareils ont été déconnectés.

Si ce n’était pas toi, définis tout de suite un nouveau mot de passe avec « Mot de passe oublié ? » :

${site}`,
  }),
  changeEmail: ({ link, hours }) => ({
    subject: 'Confirme ton nouvel e-mail pour Meritpath',
    action: 'Utiliser cette adresse',
    body: `Ouvre ce lien pour utiliser cette adresse avec ton compte Meritpath :

${link}

Le lien fonctionne une seule fois, pendant ${hours} heures. Si tu n’as rien demandé, ignore ce message : rien ne change.`,
  }),
  emailChanging: ({ newEmail, site }) => ({
    subject: 'L’e-mail de ton compte Meritpath va changer',
    action: 'Se connecter',
    body: `Quelqu’un de connecté à ton compte a demandé de remplacer son e-mail par ${newEmail}. Le changement aura lieu quand le lien envoyé à cette adresse sera ouvert.

Si ce n’était pas toi, change tout de suite ton mot de passe, ce qui déconnecte tous les autres appareils :

${site}`,
  }),
  accountDeleting: ({ days, site }) => ({
    subject: 'Ton compte Meritpath va être effacé',
    action: 'Se connecter et le garder',
    body: `La suppression de ton compte a été demandée et tous les appareils ont été déconnectés. Dans ${days} jours, il sera effacé avec tout ce qu’il contient.

Si tu veux le garder, connecte-toi avant et choisis de le garder :

${site}

Si ce n’était pas toi, fais-le maintenant et change ton mot de passe.`,
  }),
  passkeyAdded: ({ security }) => ({
    subject: 'Une clé d’accès a été ajoutée à ton compte Meritpath',
    action: 'Ouvrir Sécurité',
    body: `Une clé d’accès a été ajoutée à ton compte. Elle permet désormais de se connecter sans le mot de passe.

Si ce n’était pas toi, retire-la dans « Sécurité » et change ton mot de passe :

${security}`,
  }),
  passkeyRemoved: ({ security }) => ({
    subject: 'Une clé d’accès a été retirée de ton compte Meritpath',
    action: 'Ouvrir Sécurité',
    body: `Une clé d’accès a été retirée de ton compte. Elle ne connecte plus personne.

Si ce n’était pas toi, change tout de suite ton mot de passe, ce qui déconnecte tous les autres appareils :

${security}`,
  }),
  twoFactorOn: ({ security }) => ({
    subject: 'Connexion à deux facteurs activée sur ton compte Meritpath',
    action: 'Ouvrir Sécurité',
    body: `La connexion à deux facteurs a été activée. Après le mot de passe, la connexion demande maintenant un code de ton application d’authentification.

Si ce n’était pas toi, change tout de suite ton mot de passe et désactive-la dans « Sécurité » :

${security}`,
  }),
  twoFactorOff: ({ security }) => ({
    subject: 'Connexion à deux facteurs désactivée sur ton compte Meritpath',
    action: 'Ouvrir Sécurité',
    body: `La connexion à deux facteurs a été désactivée. Désormais, le mot de passe suffit.

Si ce n’était pas toi, change tout de suite ton mot de passe et active-la de nouveau :

${security}`,
  }),
  recoveryCodesRenewed: ({ security }) => ({
    subject: 'Ton compte Meritpath a de nouveaux codes de secours',
    action: 'Ouvrir Sécurité',
    body: `Dix nouveaux codes de secours ont été créés pour ton compte. Les anciens ne fonctionnent plus.

Si ce n’était pas toi, change tout de suite ton mot de passe et crée de nouveaux codes :

${security}`,
  }),
  news: {
    mission_done: 'Mission terminée',
    badge_earned: 'Badge gagné',
    level_reached: 'Niveau atteint',
    event_started: 'Événement ouvert',
    event_done: 'Objectif d’événement atteint',
    event_ended: 'Événement terminé',
    certificate_issued: 'Certificat délivré',
    line: (what, subject) => `${what} : ${subject}`,
  },
  achievements: ({ lines, link }) => ({
    subject:
      lines.length === 1
        ? lines[0]!
        : plural(lines.length, { one: '# nouvelle réussite', other: '# nouvelles réussites' }),
    action: 'Voir où tu en es',
    body: `Bravo ! Voici ce qui est nouveau depuis ta dernière visite :

${listOf(lines)}

${link}`,
  }),
  streak: ({ days, shields, link }) => ({
    subject: `Ta série : ${days} jours`,
    action: 'Continuer',
    body: `La journée n’est pas finie : une carte ou une question, et ta série passe à ${days + 1} jours.${
      shields === 0
        ? ''
        : plural(shields, {
            one: ' Et si ça ne va pas aujourd’hui, ton bouclier garde la série.',
            other: ' Et si ça ne va pas aujourd’hui, l’un de tes # boucliers garde la série.',
          })
    }

${link}`,
  }),
  digest: ({ from, to, studyDays, xp, finished, more, badges, streakDays, exams, link }) => ({
    subject:
      studyDays === 0
        ? examIn(exams[0]!)
        : `Ta semaine : ${plural(studyDays, { one: '# jour d’étude', other: '# jours d’étude' })}`,
    action: 'Continuer',
    body: paragraphs(
      studyDays > 0 && `Ta semaine du ${from} au ${to} :`,
      studyDays > 0 &&
        listOf([
          plural(studyDays, { one: '# jour d’étude', other: '# jours d’étude' }),
          ...(xp === null ? [] : [`${number(xp)} XP`]),
          ...(streakDays === null
            ? []
            : [plural(streakDays, { one: 'Série : # jour', other: 'Série : # jours' })]),
          ...badges.map((name) => `Badge gagné : ${name}`),
        ]),
      finished.length > 0 && 'Ce que tu as terminé :',
      finished.length > 0 &&
        listOf([
          ...finished.map(({ title, isTestOut }) =>
            isTestOut ? `Ouvert par son test\u202f: ${title}` : title,
          ),
          ...(more > 0 ? [plural(more, { one: 'et # autre', other: 'et # autres' })] : []),
        ]),
      exams.length > 0 &&
        `${exams.map(examIn).join('. ')}. Dix minutes aujourd’hui sont un bon début.`,
      link,
    ),
  }),
  unsubscribe: 'Se désabonner',
  because: {
    achievements:
      'Tu reçois ce message parce que les e-mails sur tes réussites sont activés dans tes réglages.',
    streak:
      'Tu reçois ce message parce que les e-mails sur ta série sont activés dans tes réglages.',
    digest: 'Tu reçois ce message parce que le bilan de la semaine est activé dans tes réglages.',
  },
  supportReply: ({ subject, text, link }) => ({
    subject: `Réponse de l’assistance : ${subject}`,
    action: 'Lire la réponse',
    body: `L’assistance t’a écrit :

${text}

Retrouve la réponse avec tes messages, et réponds si quelque chose reste en suspens :

${link}`,
  }),
};

const examIn = ({ course, days }: ExamAhead): string =>
  days === 0
    ? `Ton examen ${course} est aujourd’hui`
    : plural(days, {
        one: `Ton examen ${course} est demain`,
        other: `Ton examen ${course} est dans # jours`,
      });
