import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  body: {
    en: '{brand}: there is news about the start of your service. See what comes next: {link} STOP to cancel texts.',
    es: '{brand}: hay novedades sobre el inicio de su servicio. Vea lo que sigue: {link} ALTO para cancelar.',
  },
})
