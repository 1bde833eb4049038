import { defineLabels } from '@porchlight/i18n'

/** The texts of the other order of a move. */
export const otherHalfLabels = defineLabels({
  fromTitle: { en: 'Your move: the old home', es: 'Su mudanza: la vivienda anterior' },
  toTitle: { en: 'Your move: the new home', es: 'Su mudanza: la nueva vivienda' },
  home: { en: 'Service address', es: 'Dirección del servicio' },
  lastDay: { en: 'Last day', es: 'Último día' },
  firstDay: { en: 'First day', es: 'Primer día' },
  requested: { en: '{date}, requested', es: '{date}, solicitado' },
  confirmed: { en: '{date}, confirmed', es: '{date}, confirmado' },
  status: { en: 'Status', es: 'Estado' },
  stopCancelled: { en: 'Service there continues.', es: 'Ahí el servicio continúa.' },
  startCancelled: { en: 'No service starts there.', es: 'Ahí no comienza ningún servicio.' },
  seeStop: { en: 'See when service ends there', es: 'Ver la baja del servicio' },
  seeStart: { en: 'See when service starts there', es: 'Ver el inicio del servicio' },
})
