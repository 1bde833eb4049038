import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  greeting: { en: 'Good to see you, {name}', es: 'Qué gusto verle, {name}' },
  recent: { en: 'Recently viewed', es: 'Vistos recientemente' },
  noneRecentTitle: { en: 'Nothing viewed yet', es: 'Todavía no ha visto nada' },
  noneRecent: {
    en: 'Records that you open appear here.',
    es: 'Los registros que usted abra aparecerán aquí.',
  },
  allOf: { en: 'All: {label}', es: 'Todo: {label}' },
})
