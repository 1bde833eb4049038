import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  createLogin: { en: 'Create your login to see everything', es: 'Cree su usuario para verlo todo' },
  lookUpAnother: { en: 'Look up another order', es: 'Consultar otro pedido' },
  emptyTitle: { en: 'You have no orders', es: 'Usted no tiene pedidos' },
  emptyText: {
    en: 'Your order appears here as soon as we have it.',
    es: 'Su pedido aparecerá aquí en cuanto lo tengamos.',
  },
})
