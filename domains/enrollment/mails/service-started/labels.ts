import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Welcome to {brand}', es: 'Le damos la bienvenida a {brand}' },
  heading: { en: 'Your service has started', es: 'Su servicio comenzó' },
  reason: {
    en: '{brand} now serves {address}. Your account number is {accountNumber}.',
    es: '{brand} ya presta servicio en {address}. Su número de cuenta es {accountNumber}.',
  },
  next: {
    en: 'Log in to see your plan, your usage and your bills. If you do not have a login yet, you can create one there.',
    es: 'Inicie sesión para ver su plan, su consumo y sus facturas. Si aún no tiene acceso, puede crearlo ahí.',
  },
  button: { en: 'Log in', es: 'Iniciar sesión' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not order service for this address, call us.',
    es: 'Si usted no pidió el servicio para esta dirección, llámenos.',
  },
})
