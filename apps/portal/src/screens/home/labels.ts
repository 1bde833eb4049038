import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  greeting: { en: 'Hello, {name}', es: 'Hola, {name}' },
  accountNumber: { en: 'Account {number}', es: 'Cuenta {number}' },
  orderTitle: { en: 'Your order', es: 'Su pedido' },
  serviceAddress: { en: 'Service address', es: 'Dirección del servicio' },
  orderSteps: { en: 'Steps of your order', es: 'Pasos de su pedido' },
  stepSubmission: { en: 'Order received', es: 'Pedido recibido' },
  stepProcessing: { en: 'Utility prepares your start', es: 'La distribuidora prepara el inicio' },
  stepComplete: { en: 'Service starts', es: 'Comienza el servicio' },
  stepDone: { en: 'done', es: 'hecho' },
  stepNow: { en: 'now', es: 'ahora' },
  nextSubmission: {
    en: 'Next: we send your order to {utility}. You have nothing to do.',
    es: 'Siguiente paso: enviamos su pedido a {utility}. Usted no tiene que hacer nada.',
  },
  nextProcessing: {
    en: 'Next: {utility} confirms your start date. You have nothing to do.',
    es: 'Siguiente paso: {utility} confirma su fecha de inicio. Usted no tiene que hacer nada.',
  },
  nextComplete: {
    en: 'Everything is ready. Your service starts as planned.',
    es: 'Todo está listo. Su servicio comienza según lo previsto.',
  },
  orderLink: { en: 'See every step', es: 'Ver todos los pasos' },
  theUtility: { en: 'your utility', es: 'su compañía de distribución' },
  requestedStart: { en: 'Requested start', es: 'Fecha de inicio solicitada' },
  confirmationNumber: { en: 'Confirmation number', es: 'Número de confirmación' },
  plan: { en: 'Plan', es: 'Plan' },
  usageTitle: { en: 'Your usage', es: 'Su consumo' },
  usageLink: { en: 'See all usage', es: 'Ver todo el consumo' },
  planTitle: { en: 'Your plan', es: 'Su plan' },
  planEnds: { en: 'Your price holds until {date}.', es: 'Su precio se mantiene hasta el {date}.' },
  planEnded: { en: 'Your plan ended on {date}.', es: 'Su plan terminó el {date}.' },
  planOpen: { en: 'It has no end date.', es: 'No tiene fecha de vencimiento.' },
  planNone: { en: 'No plan yet', es: 'Todavía no hay un plan' },
  planNoneText: {
    en: 'Your plan appears once your service is confirmed.',
    es: 'Su plan aparece cuando se confirme el servicio.',
  },
  noAccountTitle: { en: 'No account yet', es: 'Todavía no hay una cuenta' },
  noAccountText: {
    en: 'Your account appears here once we have your order.',
    es: 'Su cuenta aparece aquí cuando recibamos su pedido.',
  },
  homeLoading: { en: 'Loading your account', es: 'Cargando su cuenta' },
})
