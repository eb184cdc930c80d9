// One sentence for every error code that anyone can meet, and for no answer; the others are in `refusals`.
import type { Messages } from '../messages.ts';

export const errors: Messages['errors'] = {
  'request.invalid': 'Einige Angaben stimmen noch nicht. Sieh dir die markierten Felder an.',
  'request.idempotency_key_required':
    'Die Anfrage war unvollständig. Lade die Seite neu und versuch es noch einmal.',
  'request.idempotency_key_reused':
    'Diese Anfrage wurde schon für etwas anderes verwendet. Versuch es noch einmal.',
  'request.in_flight': 'Dieselbe Anfrage wird noch bearbeitet. Warte einen Moment.',
  'request.cross_site': 'Die Anfrage kam von einer anderen Website und wurde abgelehnt.',
  'request.wrong_host':
    'Öffne die Seite über die Adresse, die dir der Betreiber genannt hat: Diese hier ist nicht eingerichtet.',
  'request.not_found': 'Das gibt es hier nicht.',
  'request.method_not_allowed': 'Das geht hier nicht.',
  'request.too_large': 'Das war zu groß zum Senden.',
  'request.unsupported_media_type': 'Dieses Format kann der Server nicht lesen.',
  'request.too_many':
    'Zu viele Anfragen in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
  'server.unavailable': 'Der Server ist gerade nicht bereit. Versuch es gleich noch einmal.',
  'server.failed': 'Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.',
  'auth.signed_out': 'Du bist abgemeldet. Melde dich wieder an.',
  'auth.invalid_credentials': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'auth.locked': 'Zu viele Fehlversuche. Warte ein paar Minuten und versuch es noch einmal.',
  'auth.too_many_accounts':
    'Aus deinem Netz wurden in dieser Stunde schon viele Konten angelegt. Versuch es später noch einmal.',
  'auth.email_taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich damit an.',
  'auth.email_not_confirmed':
    'Bestätige zuerst deine E-Mail-Adresse: Öffne den Link, den wir dir geschickt haben.',
  'auth.password_too_short': 'Das Passwort ist zu kurz.',
  'auth.password_too_common': 'Dieses Passwort ist zu verbreitet. Wähle ein anderes.',
  'auth.password_wrong': 'Das Passwort stimmt nicht.',
  'auth.token_invalid': 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
  'auth.two_factor_required': 'Bitte beginne die Anmeldung noch einmal von vorn.',
  'auth.two_factor_code_wrong': 'Dieser Code stimmt nicht.',
  'auth.two_factor_not_enabled': 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
  'auth.passkey_refused':
    'Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm dein Passwort.',
  'auth.passkey_not_found': 'Diesen Passkey gibt es nicht mehr.',
  'auth.session_not_found': 'Diese Sitzung ist schon beendet.',
  'auth.no_deletion': 'Dein Konto wird nicht gelöscht.',
  'auth.demo_refused': 'Mit dem Demokonto geht das nicht. Erstelle ein eigenes Konto.',
  'demo.disabled': 'Die Demo wird hier nicht angeboten.',
  'profile.not_found': 'Dein Profil wurde nicht gefunden.',
  'profile.name_invalid': 'Dieser Name geht nicht. Erlaubt sind bis zu 50 sichtbare Zeichen.',
  'profile.bio_invalid': 'Erlaubt sind bis zu 500 sichtbare Zeichen.',
  'profile.time_zone_unknown': 'Diese Zeitzone ist nicht bekannt.',
  'profile.exam_date_invalid': 'Wähle einen Tag in den nächsten drei Jahren.',
  'profile.exam_date_past': 'Dieser Tag ist vorbei. Wähle heute oder einen späteren Tag.',
  'network.failed': 'Keine Verbindung zum Server.',
};
