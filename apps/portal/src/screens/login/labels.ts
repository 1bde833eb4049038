import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'See your usage, your plan and your orders.',
    es: 'Consulte su consumo, su plan y sus pedidos.',
  },
  username: { en: 'Username or email', es: 'Usuario o correo electrónico' },
  password: { en: 'Password', es: 'Contraseña' },
  showPassword: { en: 'Show password', es: 'Mostrar contraseña' },
  hidePassword: { en: 'Hide password', es: 'Ocultar contraseña' },
  submit: { en: 'Log in', es: 'Iniciar sesión' },
  submitting: { en: 'Logging in', es: 'Iniciando sesión' },
  errorSummary: { en: 'You are not logged in yet', es: 'Todavía no ha iniciado sesión' },
  usernameRequired: {
    en: 'Enter your username or email.',
    es: 'Escriba su usuario o su correo electrónico.',
  },
  passwordRequired: { en: 'Enter your password.', es: 'Escriba su contraseña.' },
  loginFailed: {
    en: 'Your login attempt has failed. Make sure the username and password are correct.',
    es: 'No se pudo iniciar sesión. Asegúrese de que el usuario y la contraseña sean correctos.',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Wait a few minutes, then try again.',
    es: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  },
  loginUnavailable: {
    en: 'Something went wrong. Please try again.',
    es: 'Algo salió mal. Vuelva a intentarlo.',
  },
  signedOutTitle: { en: 'You are signed out', es: 'Ha cerrado sesión' },
  signedOutText: {
    en: 'You can close this page or log in again.',
    es: 'Puede cerrar esta página o volver a iniciar sesión.',
  },
  signInFirstTitle: { en: 'Log in to go on', es: 'Inicie sesión para continuar' },
  signInFirstText: {
    en: 'We then take you to the page you asked for.',
    es: 'Después le llevaremos a la página que pidió.',
  },
  demoTitle: { en: 'This is a demonstration', es: 'Esto es una demostración' },
  demoText: {
    en: 'The sign-ins are printed where the server was started, and stand in its README.',
    es: 'Los datos de acceso aparecen donde se inició el servidor y en su README.',
  },
})
