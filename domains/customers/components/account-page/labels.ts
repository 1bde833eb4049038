import { defineLabels } from '@porchlight/i18n'

/** Labels shared by the pages about one account. */
export const accountPageLabels = defineLabels({
  pendingTitle: { en: 'Your service has not started yet', es: 'Su servicio todavía no ha comenzado' },
  toOrder: { en: 'See your order’s progress', es: 'Ver cómo va su pedido' },
  toAccount: { en: 'See your account', es: 'Ver su cuenta' },
  toBills: { en: 'See your bills', es: 'Ver sus facturas' },
  noAccountTitle: { en: 'No account yet', es: 'Todavía no hay una cuenta' },
})
