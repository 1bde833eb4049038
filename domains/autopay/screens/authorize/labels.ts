import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  readTitle: { en: 'Read this before you agree', es: 'Lea esto antes de aceptar' },
  authorize: { en: 'Authorize', es: 'Autorizar' },
  authorizing: { en: 'Turning AutoPay on', es: 'Activando el pago automático' },
  failed: { en: 'AutoPay is not on yet', es: 'El pago automático todavía no está activo' },
  changed: { en: 'The authorization has changed', es: 'La autorización cambió' },
  changedText: {
    en: 'The amount or the date has changed. Please read the text below again.',
    es: 'Su factura o la fecha es otra ahora. Lea otra vez el texto de abajo.',
  },
  print: { en: 'Print', es: 'Imprimir' },
  notNow: { en: 'Not now', es: 'Ahora no' },
  nothing: { en: 'Nothing to authorize', es: 'No hay nada que autorizar' },
  nothingText: {
    en: 'Choose a card or a bank account first.',
    es: 'Elija primero una tarjeta o una cuenta bancaria.',
  },
  toAutopay: { en: 'Go to AutoPay', es: 'Ir al pago automático' },
})
