import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  profile: { en: 'Your profile', es: 'Su perfil' },
  profileHint: { en: 'E-mail, phones, language', es: 'Correo, teléfonos, idioma' },
  changePassword: { en: 'Change password', es: 'Cambiar la contraseña' },
  sessions: { en: 'Where you are signed in', es: 'Dónde tiene la sesión abierta' },
})
