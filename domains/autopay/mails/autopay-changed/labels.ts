import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} AutoPay changed', es: 'Su pago automático de {brand} cambió' },
  heading: { en: 'AutoPay has changed', es: 'El pago automático cambió' },
  reason: {
    en: '{change} at {brand}.',
    es: '{change} en {brand}.',
  },
  next: {
    en: 'See your current settings, and print what you agreed to.',
    es: 'Vea cómo está ahora e imprima lo que autorizó.',
  },
  button: { en: 'See AutoPay', es: 'Ver el pago automático' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not expect this, change your password and call us.',
    es: 'Si no esperaba este cambio, cambie su contraseña y llámenos.',
  },
})
