/** A kind of alert: a value of `Alert_Subscription__c.Alert_Type__c`. */
export interface AlertKindFacts {
  /** What staff call it. */
  readonly label: { readonly en: string; readonly es: string }
  /** What customers choose it by, after “Text me about”. */
  readonly choice: { readonly en: string; readonly es: string }
  /** Whether it is ticked before a customer has chosen any. */
  readonly isUsual: boolean
  /** Whether customers set the amount from which it is sent. */
  readonly hasThreshold: boolean
}

/** What texts can be about. Object, contracts, forms and their labels derive from these rows. */
export const alertKindFacts = {
  Bill_Ready: {
    label: { en: 'Bill ready', es: 'Factura lista' },
    choice: { en: 'A new bill', es: 'Una factura nueva' },
    isUsual: true,
    hasThreshold: false,
  },
  Payment_Due: {
    label: { en: 'Payment due soon', es: 'Pago por vencer' },
    choice: { en: 'A payment due in three days', es: 'Un pago que vence en tres días' },
    isUsual: true,
    hasThreshold: false,
  },
  Payment: {
    label: { en: 'Payment received or returned', es: 'Pago recibido o devuelto' },
    choice: { en: 'A payment received or returned', es: 'Un pago recibido o devuelto' },
    isUsual: true,
    hasThreshold: false,
  },
  High_Usage: {
    label: { en: 'High usage', es: 'Consumo alto' },
    choice: { en: 'A high bill on its way', es: 'Una factura alta en camino' },
    isUsual: false,
    hasThreshold: true,
  },
  Contract_End: {
    label: { en: 'End of contract', es: 'Fin del contrato' },
    choice: { en: 'The end of my contract', es: 'El fin de mi contrato' },
    isUsual: false,
    hasThreshold: false,
  },
  Enrollment: {
    label: { en: 'Enrollment', es: 'Inscripción' },
    choice: { en: 'Updates on an order', es: 'Novedades de un pedido' },
    isUsual: false,
    hasThreshold: false,
  },
} as const satisfies Readonly<Record<string, AlertKindFacts>>
