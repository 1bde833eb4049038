import { defineLabels } from '@porchlight/i18n'

/** What pages about one account say alike. */
export const accountPageLabels = defineLabels({
  pendingTitle: { en: 'Your service has not started yet', es: 'Su servicio todavía no ha comenzado' },
  noAccountTitle: { en: 'No account yet', es: 'Todavía no hay una cuenta' },
})
