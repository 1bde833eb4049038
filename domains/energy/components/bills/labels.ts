import { defineLabels } from '@porchlight/i18n'

/** Labels of bills, wherever they are listed. */
export const billLabels = defineLabels({
  billOf: { en: 'Bill of {date}', es: 'Factura del {date}' },
  finalBillOf: { en: 'Final bill of {date}', es: 'Factura final del {date}' },
  dueOn: { en: 'Due {date}', es: 'Vence el {date}' },
  payNow: { en: 'Pay now', es: 'Pagar ahora' },
  seeBill: { en: 'See the bill', es: 'Ver la factura' },
  billsLoading: { en: 'Loading your bills', es: 'Cargando sus facturas' },
  billsEmptyTitle: { en: 'No bills yet', es: 'Todavía no hay facturas' },
  billsEmptyText: {
    en: 'Your first bill appears after your first month of service.',
    es: 'Su primera factura aparece después del primer mes de servicio.',
  },
  billsFinalText: {
    en: 'Your final bill appears here once the meter is read.',
    es: 'Su factura final aparece aquí después de la lectura del medidor.',
  },
  billsNeverText: {
    en: 'There are no bills because service did not start here.',
    es: 'No hay facturas porque el servicio no comenzó aquí.',
  },
})
