import type { SignInProblem } from '../domain/sign-in-problem.ts'
import { defineMessages } from './define-messages.ts'

/** The Swedish texts of our image host, by its codes (server/standins/images/refusals.ts). */
export const pictureTexts: Readonly<Record<string, string>> = {
  'picture-not-taken': 'Bilden gick inte att ladda upp.',
  'sign-in-required': 'Logga in för att ladda upp en bild.',
  'picture-missing': 'Ingen bild kom med. Välj en.',
  'picture-unknown': 'Bilden finns inte.',
  'picture-too-large': 'Bilden är större än 8 MB. Välj en mindre.',
  'picture-unreadable': 'Filen är ingen bild som vi kan läsa. Välj JPEG, PNG, WebP eller AVIF.',
  'picture-too-many-pixels': 'Bilden har för många bildpunkter. Välj en med högst 40 miljoner.',
  'picture-damaged': 'Bilden är skadad och går inte att läsa.',
  'too-many-pictures': 'Det var många bilder på en gång. Vänta en stund och försök igen.',
  'picture-storage-full': 'Det finns ingen plats för fler bilder just nu. Försök igen senare.',
  'picture-storage-unavailable': 'Bildlagringen går inte att nå. Försök igen.',
}

/** The Swedish texts of the card provider, by its codes (src/services/cards-outcome.ts). */
export const cardTexts: Readonly<Record<string, string>> = {
  'card:card_declined': 'Ditt kort nekades.',
  'card:generic_decline': 'Ditt kort nekades.',
  'card:do_not_honor': 'Ditt kort nekades.',
  'card:insufficient_funds': 'Det finns inte tillräckligt med pengar på kortet.',
  'card:expired_card': 'Kortet har gått ut.',
  'card:incorrect_cvc': 'Kortets säkerhetskod är fel.',
  'card:invalid_cvc': 'Kortets säkerhetskod är ogiltig.',
  'card:incomplete_cvc': 'Kortets säkerhetskod är inte fullständig.',
  'card:incorrect_number': 'Kortnumret är fel.',
  'card:invalid_number': 'Kortnumret är ogiltigt.',
  'card:incomplete_number': 'Kortnumret är inte fullständigt.',
  'card:incomplete_expiry': 'Utgångsdatumet är inte fullständigt.',
  'card:invalid_expiry_month': 'Utgångsmånaden är ogiltig.',
  'card:invalid_expiry_month_past': 'Utgångsdatumet har passerat.',
  'card:invalid_expiry_year': 'Utgångsåret är ogiltigt.',
  'card:invalid_expiry_year_past': 'Utgångsåret har passerat.',
  'card:lost_card': 'Ditt kort nekades.',
  'card:stolen_card': 'Ditt kort nekades.',
  'card:processing_error': 'Något gick fel när kortet behandlades. Försök igen om en stund.',
  'card:payment_intent_authentication_failure':
    'Vi kunde inte bekräfta att kortet är ditt. Välj ett annat betalsätt och försök igen.',
}

/** Messages of a sign-in form about a refusal of the identity provider. */
export const signInProblems = defineMessages<Readonly<Record<SignInProblem, string>>>({
  en: {
    wrongCredentials: 'Wrong email or password.',
    missingPassword: 'Password is required',
    wrongPassword: 'Wrong password.',
    weakPassword: 'This password is too short. Use at least six characters.',
    refusedPassword: 'This password is too weak. Choose another one.',
    tooManyTries: 'Too many attempts. Wait a few minutes, then try again.',
    unknownEmail: 'No account uses this email. Check it, or register.',
    refusedEmail: 'Enter a full email address, such as name@example.com.',
    takenEmail: 'This email already has an account. Log in instead.',
    disabled: 'This account has been disabled.',
    usesPassword: 'This email already has an account with a password. Log in with the password.',
    windowClosed: 'The Google window was closed. Open it again to continue.',
    windowBlocked:
      'Your browser blocked the Google window. Allow pop-ups for this site, then try again.',
    otherAccount: 'That is another Google account. Choose the one that you are logged in with.',
    notOffered: "This way of logging in isn't available.",
    unreachable: "We couldn't reach the login service. Check your connection and try again.",
    unknown: 'Something went wrong. Please try again.',
  },
  sv: {
    wrongCredentials: 'Fel e-postadress eller lösenord.',
    missingPassword: 'Skriv ditt lösenord.',
    wrongPassword: 'Fel lösenord.',
    weakPassword: 'Lösenordet är för kort. Använd minst sex tecken.',
    refusedPassword: 'Lösenordet är för svagt. Välj ett annat.',
    tooManyTries: 'För många försök. Vänta några minuter och försök igen.',
    unknownEmail: 'Inget konto har den här e-postadressen. Kontrollera den eller skapa ett konto.',
    refusedEmail: 'Skriv hela e-postadressen, till exempel namn@exempel.se.',
    takenEmail: 'E-postadressen har redan ett konto. Logga in i stället.',
    disabled: 'Kontot är avstängt.',
    usesPassword: 'E-postadressen har redan ett konto med lösenord. Logga in med lösenordet.',
    windowClosed: 'Googles fönster stängdes. Öppna det igen för att fortsätta.',
    windowBlocked:
      'Webbläsaren stoppade Googles fönster. Tillåt popup-fönster för sidan och försök igen.',
    otherAccount: 'Det är ett annat Google-konto. Välj det som du är inloggad med.',
    notOffered: 'Det går inte att logga in på det här sättet.',
    unreachable: 'Inloggningstjänsten svarar inte. Kontrollera anslutningen och försök igen.',
    unknown: 'Något gick fel. Försök igen.',
  },
})
