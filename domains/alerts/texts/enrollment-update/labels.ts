import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'An update about your service start', es: 'Novedades sobre el inicio de su servicio' },
  body: {
    en: '{brand}: your service start has an update. See what comes next: {link} STOP to cancel texts.',
    es: '{brand}: hay novedades sobre el inicio de su servicio. Vea lo que sigue: {link} ALTO para cancelar.',
  },
})
