import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  allPayments: { en: 'All payments', es: 'Todos los pagos' },
  showOlder: { en: 'Show earlier payments', es: 'Ver pagos anteriores' },
  emptyText: {
    en: 'Your payments appear here, with their confirmation numbers.',
    es: 'Lo que pague aparecerá aquí con su número de confirmación.',
  },
  toBills: { en: 'See your bills', es: 'Ver sus facturas' },
})
