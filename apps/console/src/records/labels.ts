import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  highlights: { en: 'Highlights', es: 'Datos destacados' },
  details: { en: 'Details', es: 'Detalles' },
  related: { en: 'Related', es: 'Relacionados' },
  noneRelated: { en: 'Nothing here', es: 'No hay nada aquí' },
  showAll: { en: 'Show all', es: 'Ver todo' },
  showAllOf: { en: 'Show all: {label}', es: 'Ver todo: {label}' },
  atLeast: { en: '{count} or more', es: '{count} o más' },
})
