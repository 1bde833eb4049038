/** The messages of the login page for failed log-ins; the page holds only these texts. */
export const loginMessages = {
  loginFailed: {
    en: 'Your login attempt has failed. Make sure the username and password are correct.',
    es: 'No se pudo iniciar sesión. Asegúrese de que el usuario y la contraseña sean correctos.',
  },
  inactiveAccount: {
    en: 'Contact Customer Service. This account is not currently active.',
    es: 'Comuníquese con Servicio al Cliente. Esta cuenta no está activa en este momento.',
  },
  companySignInOnly: {
    en: 'Your password does not work here. Sign in with your company account.',
    es: 'Aquí no puede usar su contraseña. Inicie sesión con su cuenta de empresa.',
  },
  rateLimited: {
    en: 'Too many attempts. Wait a few minutes, then try again.',
    es: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  },
  internal: { en: 'Something went wrong. Please try again.', es: 'Algo salió mal. Vuelva a intentarlo.' },
} as const
