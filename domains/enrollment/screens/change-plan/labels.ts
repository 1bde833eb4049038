import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  loadingPlan: { en: 'Loading the plan', es: 'Cargando el plan' },
  noAccountText: {
    en: 'Plans can be changed once you have an account with service.',
    es: 'Se puede cambiar de plan cuando tenga una cuenta con servicio.',
  },
  pendingText: {
    en: 'You can change the plan once your service has started.',
    es: 'Podrá cambiar el plan cuando su servicio haya comenzado.',
  },
  lead: {
    en: 'You haven’t ordered anything yet. Your account and your meter stay the same.',
    es: 'Todavía no ha pedido nada. Su cuenta y su medidor siguen igual.',
  },
  planTitle: { en: 'Your new plan', es: 'Su nuevo plan' },
  plan: { en: 'Plan', es: 'Plan' },
  contract: { en: 'Contract', es: 'Contrato' },
  leavingEarly: { en: 'If you cancel early', es: 'Si lo cancela antes' },
  presentPlan: { en: 'Your current plan', es: 'Su plan actual' },
  presentUntil: { en: '{plan}, until {date}', es: '{plan}, hasta el {date}' },
  startTitle: { en: 'When it starts and what it costs', es: 'Cuándo empieza y cuánto cuesta' },
  firstDay: { en: 'First day', es: 'Primer día' },
  startAfterContract: {
    en: 'The day after your current contract ends. You keep its price until then.',
    es: 'El día después de que termina su contrato actual. Hasta entonces conserva su precio.',
  },
  startAtRead: {
    en: 'Your next meter reading is expected on this day. Your bill up to then has your current price.',
    es: 'La próxima lectura de su medidor está prevista para ese día. La factura hasta entonces lleva su precio actual.',
  },
  feeText: {
    en: 'You’re leaving your current contract early. Its {fee} fee will be on your next bill.',
    es: 'Usted deja su contrato actual antes de que termine. Su cargo de {fee} viene en su próxima factura.',
  },
  noFeeText: {
    en: 'There’s no fee for the change, no deposit and no credit check.',
    es: 'No hay cargo por el cambio, ni depósito, ni verificación de crédito.',
  },
  undoText: {
    en: 'Until {date} you can undo the change at no charge.',
    es: 'Hasta el {date} puede anular el cambio sin costo.',
  },
  authorize: { en: 'Your authorization', es: 'Su autorización' },
  authorizationRequired: {
    en: 'Check this box to continue. We cannot change your plan without it.',
    es: 'Marque esta casilla para continuar. Sin ella no podemos cambiar su plan.',
  },
  renew: { en: 'Renew with this plan', es: 'Renovar con este plan' },
  change: { en: 'Change to this plan', es: 'Cambiar a este plan' },
  submitting: { en: 'Sending your choice', es: 'Enviando su elección' },
  failed: { en: 'Your plan hasn’t been changed yet', es: 'Su plan todavía no cambia' },
  openTitle: { en: 'A change to {plan} is under way', es: 'Hay un cambio a {plan} en curso' },
  openText: {
    en: 'You can undo it to choose another plan.',
    es: 'Puede anularlo para elegir otro plan.',
  },
  openLink: { en: 'See the change', es: 'Ver el cambio' },
  impossibleTitle: { en: 'You have this plan', es: 'Usted tiene este plan' },
  impossibleText: {
    en: 'You can renew it in the last third of its contract.',
    es: 'Puede renovarlo en el último tercio de su contrato.',
  },
  otherPlans: { en: 'See all plans', es: 'Ver todos los planes' },
})
