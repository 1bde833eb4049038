import { loginMessages } from '@porchlight/errors/login-messages'
import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'See your usage, your plan and your orders.',
    es: 'Consulte su consumo, su plan y sus pedidos.',
  },
  username: { en: 'Username or email', es: 'Usuario o correo electrónico' },
  password: { en: 'Password', es: 'Contraseña' },
  showPassword: { en: 'Show', es: 'Mostrar' },
  hidePassword: { en: 'Hide', es: 'Ocultar' },
  submit: { en: 'Log in', es: 'Iniciar sesión' },
  submitting: { en: 'Logging in', es: 'Iniciando sesión' },
  errorSummary: { en: 'You are not logged in yet', es: 'Todavía no ha iniciado sesión' },
  usernameRequired: {
    en: 'Enter your username or email.',
    es: 'Escriba su usuario o su correo electrónico.',
  },
  passwordRequired: { en: 'Enter your password.', es: 'Escriba su contraseña.' },
  loginFailed: loginMessages.loginFailed,
  inactiveAccount: loginMessages.inactiveAccount,
  tooManyAttempts: loginMessages.rateLimited,
  loginUnavailable: loginMessages.internal,
  signedOutTitle: { en: 'You are signed out', es: 'Ha cerrado sesión' },
  signedOutText: {
    en: 'You can close this page or log in again.',
    es: 'Puede cerrar esta página o volver a iniciar sesión.',
  },
  signInFirstTitle: { en: 'Log in to continue', es: 'Inicie sesión para continuar' },
  signInFirstText: {
    en: 'We’ll then take you to the page you wanted.',
    es: 'Después le llevaremos a la página que pidió.',
  },
  writeWithoutLogin: {
    en: 'No login? Write to us without one.',
    es: '¿No tiene usuario? Escríbanos sin él.',
  },
  registeredTitle: { en: 'Your password is created', es: 'Su contraseña está creada' },
  registeredText: {
    en: 'Log in with your email address and your new password.',
    es: 'Inicie sesión con su correo electrónico y su contraseña nueva.',
  },
  resetTitle: { en: 'Your new password is set', es: 'Su contraseña nueva está lista' },
  resetText: {
    en: 'You are signed out everywhere. Log in with the new password.',
    es: 'Se cerraron todas sus sesiones. Inicie sesión con la contraseña nueva.',
  },
  emailVerifiedTitle: { en: 'Your new email is confirmed', es: 'Su correo nuevo está confirmado' },
  emailVerifiedText: {
    en: 'You’ll log in with it from now on.',
    es: 'A partir de ahora inicie sesión con él.',
  },
  undoneTitle: { en: 'The change was undone', es: 'El cambio se revirtió' },
  factorUndoneTitle: {
    en: 'The second sign-in step was removed',
    es: 'El segundo paso de acceso ya no está',
  },
  undoneText: {
    en: 'All devices are signed out. We sent you a link to set a new password.',
    es: 'Se cerraron todas las sesiones. Le enviamos un enlace para crear una contraseña nueva.',
  },
  forgotPassword: { en: 'Forgot password?', es: '¿Olvidó su contraseña?' },
  findPlan: { en: 'See plans for your ZIP code', es: 'Ver planes para su código postal' },
  payBill: { en: 'Pay without a login', es: 'Pagar sin usuario' },
  enrollmentStatus: { en: 'Check an enrollment', es: 'Consultar una inscripción' },
  firstTime: { en: 'First time here? Find my account', es: '¿Es su primera vez? Buscar mi cuenta' },
  passkey: { en: 'Log in with a passkey', es: 'Entrar con llave de acceso' },
  passkeyWaiting: { en: 'Waiting for your passkey', es: 'Esperando su llave de acceso' },
  passkeyFailed: {
    en: 'The passkey did not work. Try again or use your password.',
    es: 'La llave de acceso no funcionó. Inténtelo de nuevo o use su contraseña.',
  },
  companyFor: { en: 'Do you work here?', es: '¿Trabaja aquí?' },
  company: { en: 'Sign in with your company account', es: 'Iniciar sesión con su cuenta de empresa' },
  companySignInOnly: loginMessages.companySignInOnly,
  companySignOut: {
    en: 'Sign out of your company account too',
    es: 'Cerrar también la sesión de su cuenta de empresa',
  },
  companyRefusedTitle: {
    en: 'Your company account has no access here',
    es: 'Su cuenta de empresa no tiene acceso aquí',
  },
  companyRefusedText: {
    en: 'Ask your administrator for access, then sign in again.',
    es: 'Pida acceso a su administrador y después inicie sesión de nuevo.',
  },
  companyUnavailableTitle: {
    en: 'The sign-in of your company does not respond',
    es: 'El inicio de sesión de su empresa no responde',
  },
  companyUnavailableText: {
    en: 'Try again in a few minutes. In an emergency, a break-glass account logs in here with its password.',
    es: 'Inténtelo de nuevo en unos minutos. En una emergencia, las cuentas de emergencia entran aquí con su contraseña.',
  },
  companyAgainTitle: {
    en: 'The sign-in was not completed',
    es: 'El inicio de sesión no se completó',
  },
  companyAgainText: {
    en: 'It took too long, was stopped, or began in another window. Start it again from this page.',
    es: 'Tardó demasiado, se interrumpió o empezó en otra ventana. Empiece de nuevo desde esta página.',
  },
  demoTitle: { en: 'This is a demonstration', es: 'Esto es una demostración' },
  demoText: {
    en: 'Choose who to be',
    es: 'Elija quién quiere ser',
  },
})
