import { linkErrors } from '@porchlight/errors/link-errors'
import { loginMessages } from '@porchlight/errors/login-messages'
import { defineLabels } from '@porchlight/i18n'

export const linkLabels = defineLabels({
  registrationExpired: linkErrors.linkExpired.message,
  resetExpired: linkErrors.resetLinkExpired.message,
  emailExpired: linkErrors.emailLinkExpired.message,
  sendNewNow: { en: 'We can send a new one now.', es: 'Podemos enviarle otro ahora.' },
  emailExpiredText: {
    en: 'Log in with your old email and request the change again, and we’ll send a new link.',
    es: 'Inicie sesión con su correo anterior y pida el cambio otra vez. Le enviaremos otro enlace.',
  },
  undoExpiredText: {
    en: 'Wasn’t it you? Tell us now and we’ll undo the change.',
    es: '¿No fue usted quien pidió el cambio? Avísenos ahora y lo revertimos.',
  },
  used: { en: 'This link was used before', es: 'Este enlace ya se usó' },
  registrationUsedText: {
    en: 'Your password is set. Log in with your email address.',
    es: 'Su contraseña ya está creada. Inicie sesión con su correo electrónico.',
  },
  resetUsedText: {
    en: 'Your new password works now. Log in, or ask for another link.',
    es: 'Su contraseña nueva ya funciona. Inicie sesión o pida otro enlace.',
  },
  emailUsedText: {
    en: 'Your new email address is now in use. Log in with it.',
    es: 'Su correo nuevo ya está en uso. Inicie sesión con él.',
  },
  undoUsedText: {
    en: 'The change was undone. Follow our latest email to set a new password.',
    es: 'El cambio se revirtió. Siga nuestro último correo para crear una contraseña nueva.',
  },
  factorUndoExpiredText: {
    en: 'Wasn’t it you? Call us now and we’ll remove the second sign-in step.',
    es: '¿El segundo paso de acceso no es suyo? Llámenos ahora y lo quitamos.',
  },
  factorUndoUsedText: {
    en: 'The second sign-in step was removed. Follow our latest email to set a new password.',
    es: 'El segundo paso de acceso ya se quitó. Siga nuestro último correo para crear una contraseña nueva.',
  },
  factorUndoNotLatestText: {
    en: 'This link no longer works. If somebody else has access to your account, call us.',
    es: 'Este enlace ya no sirve. Si otra persona tiene acceso a su cuenta, llámenos.',
  },
  resetNotLatest: linkErrors.linkNotLatest.message,
  resetNotLatestText: {
    en: 'Only our newest email works. We can also send a new one now.',
    es: 'Solo sirve el más reciente de nuestros correos. También podemos enviarle otro ahora.',
  },
  notLatest: { en: 'Please use our latest link', es: 'Use nuestro último enlace' },
  registrationNotLatestText: {
    en: 'Only our newest email works. We can also send a new one now.',
    es: 'Solo sirve el más reciente de nuestros correos. También podemos enviarle otro ahora.',
  },
  emailNotLatestText: {
    en: 'This link no longer works. Open our newest email.',
    es: 'Este enlace no sirve o ya no sirve. Abra el más reciente de nuestros correos.',
  },
  notVerified: linkErrors.registrationNotVerified.message,
  notVerifiedText: {
    en: 'Look your account up again, and we’ll send a new link.',
    es: 'Busque su cuenta otra vez. Le enviaremos otro enlace.',
  },
  alreadyRegistered: { en: 'You are already registered', es: 'Usted ya está registrado' },
  alreadyRegisteredText: {
    en: 'Please log in. If you forgot your password, you can set a new one.',
    es: 'Inicie sesión. Si olvidó su contraseña, puede crear una nueva.',
  },
  emailExists: linkErrors.emailExists.message,
  emailExistsText: {
    en: 'Another login uses this address. If it is yours, log in with it.',
    es: 'Otro usuario usa este correo. Si es suyo, inicie sesión con él.',
  },
  changedEmailExistsText: {
    en: 'Another login uses this address, so your old one stays. Choose another address.',
    es: 'Otro usuario usa este correo, por eso el suyo no cambia. Elija otro.',
  },
  inactive: loginMessages.inactiveAccount,
  toHome: { en: 'Go to your home page', es: 'Ir a su página de inicio' },
  toLogin: { en: 'Log in', es: 'Iniciar sesión' },
  sendResetLink: { en: 'Send a new link', es: 'Enviar otro enlace' },
  toFindMyAccount: { en: 'Find my account', es: 'Buscar mi cuenta' },
  toChangeEmail: { en: 'Change my email', es: 'Cambiar mi correo' },
  sendNewLink: { en: 'Send a new link', es: 'Enviar otro enlace' },
})
