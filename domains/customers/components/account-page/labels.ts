import { defineLabels } from '@porchlight/i18n'

/** What pages about one account say alike. */
export const accountPageLabels = defineLabels({
  noAccountTitle: { en: 'No account yet', es: 'Todavía no hay una cuenta' },
})
