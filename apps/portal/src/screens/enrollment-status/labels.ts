import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'See what comes next and when your service starts.',
    es: 'Vea qué sigue y cuándo comienza su servicio.',
  },
  identifier: {
    en: 'Confirmation number, enrollment ID or account number',
    es: 'Número de confirmación, ID de inscripción o número de cuenta',
  },
  identifierHint: {
    en: 'It is in the e-mail about your order.',
    es: 'Está en el correo sobre su pedido.',
  },
  identifierRequired: { en: 'Enter one of the three numbers.', es: 'Escriba uno de los tres números.' },
  zipCode: { en: 'ZIP code', es: 'Código postal' },
  zipCodeHint: { en: 'Of the service address.', es: 'De la dirección del servicio.' },
  zipCodeRequired: { en: 'Enter your ZIP code.', es: 'Escriba su código postal.' },
  submit: { en: 'See my order', es: 'Ver mi pedido' },
  submitting: { en: 'Looking', es: 'Buscando' },
  failed: { en: 'We have not looked yet', es: 'Todavía no hemos buscado' },
  notFoundTitle: {
    en: 'We are unable to locate an account with the information you provided',
    es: 'No podemos encontrar una cuenta con la información que proporcionó',
  },
  notFoundText: {
    en: 'Check the number and the ZIP code of the service address, then try again.',
    es: 'Revise el número y el código postal de la dirección del servicio e inténtelo de nuevo.',
  },
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
