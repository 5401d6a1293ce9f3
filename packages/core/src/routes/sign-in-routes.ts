// Signing in, signing up, and what happens to an account outside the app.
import { device, frontReferrer, redirect } from './carried'
import { define } from './define'
import { flag, type Parameter, text, word } from './parameter'
import { trialNames } from './trial-names'

const trialName: Parameter<string> = {
  ...text,
  read: name => trialNames.find(known => known === name),
  values: trialNames,
}

const companionLogin = { email: text, ...redirect, addAnotherAccount: flag }
const companionSignup = { ...companionLogin, ...frontReferrer }

export const signInRoutes = [
  define('login', ['/login'], { email: text, ...redirect }),
  define('loginCalendar', ['/login/calendar'], companionLogin),
  define('loginMail', ['/login/mail'], companionLogin),
  define('loginWithEmail', ['/loginwithemail'], {
    ...redirect,
    ...device,
    state: text,
    password: text,
    isSignup: flag,
    isMicrosoft: flag,
  }),
  define('loginSuccess', ['/loginsuccess'], device),
  define('loginPasswordReset', ['/loginpasswordreset'], { state: text, password: text }),
  define('passwordChangeRedirect', ['/passwordchangeredirect']),
  define('logout', ['/logout']),
  define('addAnotherAccount', ['/add-another-account'], redirect),
  define('signup', ['/signup'], { email: text, prompt: text, ...frontReferrer }),
  define('signupCalendar', ['/signup/calendar'], companionSignup),
  define('signupMail', ['/signup/mail'], companionSignup),
  define('signupReferral', ['/signup/referral/:referralCode'], {}, { segments: { referralCode: word } }),
  define('signupTrial', ['/signup/:trialUpsell'], {}, { segments: { trialUpsell: trialName } }),
  define('googleOneTapRedirect', ['/googleonetapredirect'], { code: text, frontPathName: text, trialName }),
  define('desktopEmailConfirm', ['/email-confirm']),
  define('unsubscribe', ['/unsubscribe'], { payload: text }),
] as const
