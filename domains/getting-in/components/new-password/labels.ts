import { defineLabels } from '@porchlight/i18n'

export const newPasswordLabels = defineLabels({
  newPassword: { en: 'New password', es: 'Contraseña nueva' },
  confirmPassword: { en: 'Confirm new password', es: 'Confirme la contraseña nueva' },
  showPassword: { en: 'Show', es: 'Mostrar' },
  hidePassword: { en: 'Hide', es: 'Ocultar' },
  newPasswordRequired: { en: 'Enter a new password.', es: 'Escriba una contraseña nueva.' },
  confirmPasswordRequired: {
    en: 'Enter the new password once more.',
    es: 'Escriba otra vez la contraseña nueva.',
  },
  rulesTitle: { en: 'Your password needs', es: 'Su contraseña necesita' },
  ruleMet: { en: 'done', es: 'listo' },
  ruleOpen: { en: 'still missing', es: 'todavía falta' },
  length: { en: 'at least 8 characters', es: 'al menos 8 caracteres' },
  letter: { en: 'letters', es: 'letras' },
  number: { en: 'numbers', es: 'números' },
  special: {
    en: 'at least one special character, such as\u00a0!',
    es: 'al menos un carácter especial, como\u00a0!',
  },
  repeated: { en: 'the same in both fields', es: 'lo mismo en los dos campos' },
})
