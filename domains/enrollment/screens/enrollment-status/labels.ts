import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  createLogin: { en: 'Create a login to see everything', es: 'Cree su usuario para verlo todo' },
  lookUpAnother: { en: 'Look up another order', es: 'Consultar otro pedido' },
  withoutOrderTitle: { en: 'No order on this account', es: 'Esta cuenta no tiene pedidos' },
  withoutOrderText: {
    en: 'We found the account, but it has no order in progress.',
    es: 'Encontramos la cuenta. No hay ningún pedido en curso.',
  },
  payBill: { en: 'Pay a bill', es: 'Pagar una factura' },
  emptyTitle: { en: 'You have no orders', es: 'Usted no tiene pedidos' },
  emptyText: {
    en: 'Your order appears here as soon as we receive it.',
    es: 'Su pedido aparecerá aquí en cuanto lo recibamos.',
  },
})
