import { defineLabels } from '@porchlight/i18n'

/** Labels shared by the pages of paperless billing. */
export const paperlessLabels = defineLabels({
  paperless: { en: 'Paperless billing', es: 'Facturación electrónica' },
  paperlessHint: {
    en: 'Bills by email instead of paper',
    es: 'Facturas por correo electrónico en vez de papel',
  },
  paperlessLoading: { en: 'Loading your billing preferences', es: 'Cargando cómo llegan sus facturas' },
  pendingText: {
    en: 'You can choose now how you receive bills. It starts with your first bill.',
    es: 'Puede elegir ahora cómo llegan sus facturas. Comienza con la primera.',
  },
  noAccountText: {
    en: 'You can choose how you receive bills once your service starts.',
    es: 'Podrá elegir cómo llegan sus facturas cuando inicie su servicio.',
  },
})
