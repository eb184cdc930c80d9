// Sign-in, sign-up, reset, confirmation and the second factor.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const auth = {
  signInTitle: 'Connexion',
  signUpTitle: 'Inscription',
  welcomeBack: 'De retour sur la ligne',
  welcomeBackText: 'Ta série, tes XP et ta prochaine étape t’attendent.',
  getOnBoard: 'Monte à bord',
  getOnBoardText:
    'Dix minutes par jour jusqu’à ton certificat. C’est gratuit, et ta progression reste à toi.',
  /** Somebody who was never here. */
  firstVisit: {
    title: 'Ton prochain certificat, dix minutes par jour',
    text: 'Des missions courtes, des questions dont chaque réponse est expliquée et des examens blancs.',
    offer: (questions, exams) =>
      `Des missions courtes, ${plural(questions, { one: '# question', other: '# questions' })} dont chaque réponse est expliquée et ${plural(exams, { one: '# examen blanc', other: '# examens blancs' })} pour savoir quoi réviser ensuite.`,
    free: 'C’est gratuit, et ta progression reste à toi.',
    templates: (free, all) => `${number(free)} modèles sur ${number(all)} sont inclus.`,
    courses: 'Examens que tu peux préparer',
    account: 'Crée ton compte gratuit',
  },
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  signIn: 'Se connecter',
  createAccount: 'Créer un compte',
  wait: 'Un instant',
  haveAccount: 'Déjà un compte ?',
  noAccount: 'Première visite ?',
  forgot: 'Mot de passe oublié ?',
  onlyLooking: 'Juste pour voir ?',
  demo: 'Explorer la démo',
  /** While a fresh demo learner is made. */
  demoMaking: 'Préparation\u202f: environ 5 secondes',
  backToSignIn: 'Retour à la connexion',
  kept: 'Ce que tu as saisi est conservé.',
  map: {
    oneFirst: 'Préliminaire',
    oneSecond: 'Vision',
    goal: 'Certificat',
    threeFirst: 'Motivation',
    threeSecond: 'Couches',
    twoFirst: 'Personnes',
    twoSecond: 'Processus',
    twoThird: 'Entreprise',
  },
  strength: {
    label: 'Sécurité du mot de passe',
    weak: 'Faible.',
    fair: 'Moyen.',
    good: 'Bon.',
    strong: 'Solide.',
    common:
      'Facile à deviner : il figure sur des listes de mots de passe courants. Choisis-en un autre par sécurité.',
    personal: 'Facile à deviner : il contient ton nom ou ton e-mail.',
    rule: (n: number) =>
      plural(n, { one: 'Au moins # caractère.', other: 'Au moins # caractères.' }),
  },
  fieldErrors: {
    firstNameMissing: 'Prénom : saisis ton prénom.',
    lastNameMissing: 'Nom : saisis ton nom.',
    firstNameRefused: 'Prénom : 50 caractères visibles au plus.',
    lastNameRefused: 'Nom : 50 caractères visibles au plus.',
    emailMissing: 'E-mail : saisis ton adresse e-mail.',
    emailInvalid: 'E-mail : saisis une adresse comme nom@example.com.',
    passwordMissing: 'Mot de passe : saisis un mot de passe.',
    passwordTooShort: (n: number) =>
      plural(n, {
        one: 'Mot de passe : au moins # caractère.',
        other: 'Mot de passe : au moins # caractères.',
      }),
    passwordTooCommon:
      'Mot de passe : choisis-en un qui ne soit pas sur la liste des mots de passe courants.',
    passwordRefused: 'Mot de passe : celui-ci ne peut pas être utilisé.',
    emailTaken: 'E-mail : un compte existe déjà avec cette adresse.',
    codeRefused: 'Code : il n’est pas correct ou a déjà servi.',
    codeMissing: 'Code : saisis les six chiffres de ton application d’authentification.',
    recoveryMissing: 'Code de secours : saisis l’un de tes codes.',
    recoveryRefused: 'Code de secours : il n’est pas correct ou a déjà servi.',
  },
  notices: {
    signInFailed: 'La connexion a échoué',
    signedIn: 'Te revoilà !',
    signedInText: 'La connexion a réussi.',
    /** On the first day. */
    signedInFirst: (name: string) => `Bienvenue, ${name}`,
    signUpFailed: 'L’inscription a échoué',
    checkEmail: 'Consulte tes e-mails',
    checkEmailText: 'Nous t’avons envoyé un lien de confirmation pour terminer ton inscription.',
    created: 'Bienvenue sur Meritpath !',
    createdText: 'Ton compte est prêt.',
    demoFailed: 'La démo n’a pas démarré',
    passwordSet: 'Mot de passe changé',
    passwordSetText: 'Connecte-toi avec ton nouveau mot de passe.',
  },
  checkEmail: {
    title: 'Consulte tes e-mails',
    text: 'Nous t’avons envoyé un lien de confirmation pour terminer ton inscription.',
    to: (email: string) => `Le lien est parti à l’adresse ${email}.`,
    resend: 'Renvoyer le lien',
    resent: 'C’est envoyé. L’arrivée peut prendre une minute.',
  },
  forgotPassword: {
    title: 'Mot de passe oublié ?',
    text: 'Saisis l’e-mail de ton compte. Nous t’enverrons un lien pour définir un nouveau mot de passe.',
    send: 'Envoyer le lien',
    sentTitle: 'Consulte tes e-mails',
    sentText: (email: string) =>
      `S’il existe un compte pour ${email}, un lien pour définir un nouveau mot de passe est en route.`,
    sentHint: 'Toujours rien après quelques minutes ? Vérifie l’adresse et le dossier des spams.',
    noMail: {
      text: 'Ce site ne peut pas envoyer d’e-mails. Saisis l’e-mail de ton compte, puis demande le lien à la personne qui gère le site.',
      send: 'Obtenir un lien',
      sentTitle: 'Demande ton lien',
      sentText:
        'S’il existe un compte pour cette adresse, la personne qui gère ce site a maintenant un lien pour définir un nouveau mot de passe. Demande-le-lui\u202f: il est valable une heure.',
    },
  },
  twoFactor: {
    title: 'Encore une étape',
    text: 'Saisis le code affiché par ton application d’authentification.',
    recoveryText: 'Saisis l’un des codes de secours gardés lors de l’activation.',
    code: 'Code',
    recoveryCode: 'Code de secours',
    verify: 'Vérifier',
    useRecovery: 'Utiliser un code de secours',
    useCode: 'Utiliser l’application',
  },
  passkey: {
    use: 'Utiliser une clé d’accès',
    none: 'Aucune clé d’accès n’a été utilisée. Réessaie, ou connecte-toi avec ton mot de passe.',
  },
} satisfies Messages['auth'];
