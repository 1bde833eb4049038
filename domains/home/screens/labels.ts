import { loginMessages } from '@porchlight/errors/login-messages'
import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  inactiveAccount: loginMessages.inactiveAccount,
  amountDue: { en: 'Amount due', es: 'Monto a pagar' },
  payAmount: { en: 'Pay {amount}', es: 'Pagar {amount}' },
  billAlerts: {
    en: 'Text me when the next bill is ready',
    es: 'Avíseme por mensaje cuando llegue la próxima factura',
  },
  nothingDue: { en: 'Nothing due.', es: 'No debe nada.' },
  greeting: { en: 'Hello, {name}', es: 'Hola, {name}' },
  orderTitle: { en: 'Your order', es: 'Su pedido' },
  serviceAddress: { en: 'Service address', es: 'Dirección del servicio' },
  nothingToDo: { en: 'You don’t need to do anything.', es: 'Usted no tiene que hacer nada.' },
  orderLink: { en: 'See every step', es: 'Ver todos los pasos' },
  requestedStart: { en: 'Requested start', es: 'Fecha de inicio solicitada' },
  confirmedStart: { en: 'Start of service', es: 'Inicio del servicio' },
  confirmationNumber: { en: 'Confirmation number', es: 'Número de confirmación' },
  plan: { en: 'Plan', es: 'Plan' },
  usageTitle: { en: 'Your usage', es: 'Su consumo' },
  usageLink: { en: 'See all usage', es: 'Ver todo el consumo' },
  planTitle: { en: 'Your plan', es: 'Su plan' },
  planEnds: { en: 'Your price holds until {date}.', es: 'Su precio se mantiene hasta el {date}.' },
  planEnded: { en: 'Your plan ended on {date}.', es: 'Su plan terminó el {date}.' },
  planOpen: { en: 'It has no end date.', es: 'No tiene fecha de vencimiento.' },
  choosePlan: { en: 'Renew or change the plan', es: 'Renovar o cambiar el plan' },
  planNone: { en: 'No plan yet', es: 'Todavía no hay un plan' },
  planNoneText: {
    en: 'Your plan appears once your service is confirmed.',
    es: 'Su plan aparece cuando se confirme el servicio.',
  },
  messagesLink: { en: 'See all messages', es: 'Ver todos los mensajes' },
  noAccountText: {
    en: 'Your account appears here once we have your order.',
    es: 'Su cuenta aparece aquí cuando recibamos su pedido.',
  },
  homeLoading: { en: 'Loading your account', es: 'Cargando su cuenta' },
})
