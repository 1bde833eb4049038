import { defineLabels } from '@porchlight/i18n'

/** Labels around the days to choose from. */
export const startDateLabels = defineLabels({
  weekdays: { en: 'Su Mo Tu We Th Fr Sa', es: 'do lu ma mi ju vi sá' },
  notPossible: { en: 'not possible', es: 'no disponible' },
  whyTitle: { en: 'Why some days are crossed out', es: 'Por qué algunos días están tachados' },
  whysunday: {
    en: 'Sundays: utilities start and stop no service.',
    es: 'Domingos: las distribuidoras no inician ni terminan servicios.',
  },
  whyholiday: {
    en: 'Federal holidays: {dates}.',
    es: 'Días feriados federales: {dates}.',
  },
  whytooSoon: {
    en: 'Until {date}: a switch takes three business days.',
    es: 'Hasta el {date}: un cambio de proveedor tarda tres días hábiles.',
  },
  limit: {
    en: 'You can choose a day until {date}, 60 days from now.',
    es: 'Puede elegir un día hasta el {date}, dentro de 60 días.',
  },
})
