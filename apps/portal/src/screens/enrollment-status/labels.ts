import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'See what comes next and when your service starts.',
    es: 'Vea qué sigue y cuándo comienza su servicio.',
  },
  submit: { en: 'See my order', es: 'Ver mi pedido' },
  endedTitle: { en: 'Your look-up has ended', es: 'Su consulta terminó' },
  endedText: {
    en: 'To protect you, we show an order for 30 minutes. Look it up again.',
    es: 'Para protegerlo, mostramos un pedido durante 30 minutos. Consúltelo otra vez.',
  },
  haveLogin: { en: 'I have a login already', es: 'Ya tengo un usuario' },
  createLogin: { en: 'Create your login to see everything', es: 'Cree su usuario para verlo todo' },
  lookUpAnother: { en: 'Look up another order', es: 'Consultar otro pedido' },
  emptyTitle: { en: 'You have no orders', es: 'Usted no tiene pedidos' },
  emptyText: {
    en: 'Your order appears here as soon as we have it.',
    es: 'Su pedido aparecerá aquí en cuanto lo tengamos.',
  },
})
