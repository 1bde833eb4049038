import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  greeting: { en: 'Good to see you, {name}', es: 'Qué gusto verle, {name}' },
  recent: { en: 'Recently viewed', es: 'Vistos recientemente' },
  noneRecent: {
    en: 'Records that you open appear here.',
    es: 'Los registros que usted abra aparecerán aquí.',
  },
})
