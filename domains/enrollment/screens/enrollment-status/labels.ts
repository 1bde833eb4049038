import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  createLogin: { en: 'Create your login to see everything', es: 'Cree su usuario para verlo todo' },
  lookUpAnother: { en: 'Look up another order', es: 'Consultar otro pedido' },
  withoutOrderTitle: { en: 'This account has no order', es: 'Esta cuenta no tiene pedidos' },
  withoutOrderText: {
    en: 'We found the account. Nothing is on order for it.',
    es: 'Encontramos la cuenta. No hay ningún pedido en curso.',
  },
  payBill: { en: 'Pay a bill', es: 'Pagar una factura' },
  emptyTitle: { en: 'You have no orders', es: 'Usted no tiene pedidos' },
  emptyText: {
    en: 'Your order appears here as soon as we have it.',
    es: 'Su pedido aparecerá aquí en cuanto lo tengamos.',
  },
})
