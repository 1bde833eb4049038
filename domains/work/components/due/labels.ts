import { defineLabels } from '@porchlight/i18n'

export const dueLabels = defineLabels({
  late: { en: 'Late', es: 'Con retraso' },
  lateSince: { en: 'since {date}', es: 'desde el {date}' },
  minutes: { en: 'In {count} min', es: 'En {count} min' },
  hours: { en: 'In {count} h', es: 'En {count} h' },
  day: { en: 'By {date}', es: 'Para el {date}' },
  none: { en: 'No date', es: 'Sin fecha' },
})
