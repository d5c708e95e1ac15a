import type { SignInProblem } from '../domain/sign-in-problem.ts'
import { defineMessages } from './defineMessages.ts'

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
