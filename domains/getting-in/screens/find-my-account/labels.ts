import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We’ll email you a link to create your password.',
    es: 'Le enviaremos por correo un enlace para crear su contraseña.',
  },
  identifierHint: {
    en: 'The first two are in the email about your order. The account number is on your bill.',
    es: 'Los dos primeros están en el correo sobre su pedido. El número de cuenta está en su factura.',
  },
  submit: { en: 'Find my account', es: 'Buscar mi cuenta' },
  haveLogin: { en: 'I already have a login', es: 'Ya tengo un usuario' },
  sentTitle: { en: 'Check your email', es: 'Revise su correo' },
  sentTo: { en: 'We sent a link to {email}.', es: 'Enviamos un enlace a {email}.' },
  sent: {
    en: 'We sent a link to the email address on your account.',
    es: 'Enviamos un enlace al correo electrónico de su cuenta.',
  },
  sentNext: {
    en: 'Open it within 24 hours to create your password. Look in your spam folder too.',
    es: 'Ábralo en las próximas 24 horas para crear su contraseña. Revise también el correo no deseado.',
  },
  sentRegistered: {
    en: 'If you already have a login, our email will say so.',
    es: 'Si ya tiene un usuario, nuestro correo se lo dirá.',
  },
  noEmailTitle: { en: 'We have no email address for you', es: 'No tenemos su correo electrónico' },
  noEmailText: {
    en: 'Give us one by phone, then you can create your password.',
    es: 'Díganoslo por teléfono y luego podrá crear su contraseña.',
  },
  lookUpAgain: { en: 'Look up my account again', es: 'Buscar mi cuenta otra vez' },
  otherEmail: { en: 'I can’t use this email', es: 'No puedo usar este correo' },
  otherEmailText: {
    en: 'We’ll change it with you on the phone, after a short check that it’s you.',
    es: 'Lo cambiamos con usted por teléfono, después de una breve verificación.',
  },
})
