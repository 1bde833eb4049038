import { defineLabels } from '@porchlight/i18n'

/** What the pages of paperless billing say alike. */
export const paperlessLabels = defineLabels({
  paperlessLoading: { en: 'Loading how your bills come', es: 'Cargando cómo llegan sus facturas' },
  noAccountTitle: { en: 'No account yet', es: 'Todavía no hay una cuenta' },
  noAccountText: {
    en: 'You can choose how bills come once your service starts.',
    es: 'Podrá elegir cómo llegan sus facturas cuando inicie su servicio.',
  },
})
