// Sign-in, sign-up, reset, confirmation and the second factor.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

export const auth: Messages['auth'] = {
  signInTitle: 'Anmelden',
  signUpTitle: 'Registrieren',
  welcomeBack: 'Steig wieder ein',
  welcomeBackText: 'Deine Serie, deine XP und dein nächster Schritt warten schon.',
  getOnBoard: 'Steig ein',
  getOnBoardText:
    'Mit zehn Minuten am Tag zum Zertifikat. Kostenlos, und dein Fortschritt gehört dir.',
  /** Somebody who was never here. */
  firstVisit: {
    title: 'Dein nächstes Zertifikat, zehn Minuten am Tag',
    text: 'Kurze Missionen, Fragen mit Erklärung zu jeder Antwort und Übungsprüfungen.',
    offer: (questions, exams) =>
      `Kurze Missionen, ${plural(questions, { one: '# Frage', other: '# Fragen' })} mit Erklärung zu jeder Antwort und ${plural(exams, { one: '# Übungsprüfung', other: '# Übungsprüfungen' })}, die zeigen, was du als Nächstes lernst.`,
    free: 'Kostenlos, und dein Fortschritt gehört dir.',
    templates: (free, all, premium, xp, days) =>
      `Auch ${number(free)} von ${number(all)} Vorlagen sind kostenlos. ${plural(premium, { one: 'Die eine übrige öffnest', other: 'Die übrigen # öffnest' })} du für ${plural(days, { one: '# Tag', other: '# Tage' })} mit ${number(xp)} XP, die du beim Lernen verdienst.`,
    courses: 'Prüfungen, auf die du dich hier vorbereitest',
    account: 'Leg dein kostenloses Konto an',
  },
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  signIn: 'Anmelden',
  createAccount: 'Konto erstellen',
  wait: 'Bitte warten',
  haveAccount: 'Schon ein Konto?',
  noAccount: 'Neu hier?',
  forgot: 'Passwort vergessen?',
  onlyLooking: 'Nur mal umsehen?',
  demo: 'Demo ausprobieren',
  /** While a fresh demo learner is made. */
  demoMaking: 'Wird angelegt: etwa 5 Sekunden',
  backToSignIn: 'Zur Anmeldung',
  kept: 'Deine Eingaben bleiben erhalten.',
  map: {
    oneFirst: 'Auftakt',
    oneSecond: 'Vision',
    goal: 'Zertifikat',
    threeFirst: 'Motivation',
    threeSecond: 'Schichten',
    twoFirst: 'Menschen',
    twoSecond: 'Prozesse',
    twoThird: 'Umfeld',
  },
  strength: {
    label: 'Passwortstärke',
    weak: 'Schwach.',
    fair: 'Mittel.',
    good: 'Gut.',
    strong: 'Stark.',
    common:
      'Leicht zu erraten: Es steht auf Listen gängiger Passwörter. Nimm zur Sicherheit ein anderes.',
    personal: 'Leicht zu erraten: Es enthält deinen Namen oder deine E-Mail-Adresse.',
    rule: (n) => `Mindestens ${number(n)} Zeichen.`,
  },
  fieldErrors: {
    firstNameMissing: 'Vorname: Gib deinen Vornamen ein.',
    lastNameMissing: 'Nachname: Gib deinen Nachnamen ein.',
    firstNameRefused: 'Vorname: Erlaubt sind bis zu 50 sichtbare Zeichen.',
    lastNameRefused: 'Nachname: Erlaubt sind bis zu 50 sichtbare Zeichen.',
    emailMissing: 'E-Mail: Gib deine E-Mail-Adresse ein.',
    emailInvalid: 'E-Mail: Gib eine Adresse wie name@example.com ein.',
    passwordMissing: 'Passwort: Gib ein Passwort ein.',
    passwordTooShort: (n) => `Passwort: Es braucht mindestens ${number(n)} Zeichen.`,
    passwordTooCommon: 'Passwort: Wähle eines, das nicht auf der Liste gängiger Passwörter steht.',
    passwordRefused: 'Passwort: Dieses geht leider nicht.',
    emailTaken: 'E-Mail: Zu dieser Adresse gibt es schon ein Konto.',
    codeRefused: 'Code: Er stimmt nicht oder wurde schon benutzt.',
    codeMissing: 'Code: Gib die sechs Ziffern aus deiner Authenticator-App ein.',
    recoveryMissing: 'Wiederherstellungscode: Gib einen deiner Wiederherstellungscodes ein.',
    recoveryRefused: 'Wiederherstellungscode: Er stimmt nicht oder wurde schon benutzt.',
  },
  notices: {
    signInFailed: 'Anmeldung fehlgeschlagen',
    signedIn: 'Willkommen zurück!',
    signedInText: 'Du bist angemeldet.',
    /** On the first day. */
    signedInFirst: (name) => `Willkommen, ${name}`,
    signUpFailed: 'Registrierung fehlgeschlagen',
    checkEmail: 'Schau in dein Postfach',
    checkEmailText:
      'Wir haben dir einen Bestätigungslink geschickt. Damit schließt du die Registrierung ab.',
    created: 'Willkommen bei Meritpath!',
    createdText: 'Dein Konto ist startklar.',
    demoFailed: 'Die Demo ließ sich nicht starten',
    passwordSet: 'Passwort geändert',
    passwordSetText: 'Melde dich mit dem neuen Passwort an.',
  },
  checkEmail: {
    title: 'Schau in dein Postfach',
    text: 'Wir haben dir einen Bestätigungslink geschickt. Damit schließt du die Registrierung ab.',
    to: (email) => `Der Link ging an ${email}.`,
    resend: 'Link noch einmal senden',
    resent: 'Gesendet. Es kann eine Minute dauern, bis er ankommt.',
  },
  forgotPassword: {
    title: 'Passwort vergessen?',
    text: 'Gib die E-Mail-Adresse deines Kontos ein. Du bekommst einen Link für ein neues Passwort.',
    send: 'Link senden',
    sentTitle: 'Schau in dein Postfach',
    sentText: (email) =>
      `Falls es zu ${email} ein Konto gibt, ist ein Link für ein neues Passwort unterwegs.`,
    sentHint: 'Nach ein paar Minuten noch nichts da? Prüfe die Adresse und den Spam-Ordner.',
    noMail: {
      text: 'Diese Seite kann keine E-Mails senden. Gib die Adresse deines Kontos ein und frag dann bei denen, die sie betreiben, nach dem Link.',
      send: 'Link anfordern',
      sentTitle: 'Frag nach deinem Link',
      sentText:
        'Falls es zu dieser Adresse ein Konto gibt, liegt der Link für ein neues Passwort jetzt bei denen, die diese Seite betreiben. Frag sie danach: Er gilt eine Stunde.',
    },
  },
  twoFactor: {
    title: 'Noch ein Schritt',
    text: 'Gib den Code aus deiner Authenticator-App ein.',
    recoveryText:
      'Gib einen der Wiederherstellungscodes ein, die du beim Einrichten gesichert hast.',
    code: 'Code',
    recoveryCode: 'Wiederherstellungscode',
    verify: 'Prüfen',
    useRecovery: 'Wiederherstellungscode verwenden',
    useCode: 'Authenticator-App verwenden',
  },
  passkey: {
    use: 'Passkey benutzen',
    none: 'Es wurde kein Passkey benutzt. Versuch es noch einmal oder melde dich mit deinem Passwort an.',
  },
};
