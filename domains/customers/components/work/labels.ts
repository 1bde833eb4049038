import { defineLabels } from '@porchlight/i18n'

export const workLabels = defineLabels({
  next: { en: 'Next', es: 'Siguiente' },
  taking: { en: 'Finding the next', es: 'Buscando el siguiente' },
  nothingFree: { en: 'Nothing is waiting for anyone.', es: 'No hay nada sin asignar.' },
  nextFailed: {
    en: 'The next item could not be assigned. Try again.',
    es: 'No se pudo asignar el siguiente. Vuelva a intentarlo.',
  },
})
