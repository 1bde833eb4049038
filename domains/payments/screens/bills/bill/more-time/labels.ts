import { defineLabels } from '@porchlight/i18n'
import { replyPromise } from '../../../../../messages/components/reply-promise'

export const labels = defineLabels({
  billLoading: { en: 'Loading your bill', es: 'Cargando su factura' },
  lead: { en: 'Left to pay: {amount}', es: 'Por pagar: {amount}' },
  text: {
    en: `Ask us for a payment plan, and say what would help. ${replyPromise.en}`,
    es: `Pídanos un plan de pagos y díganos qué le ayudaría. ${replyPromise.es}`,
  },
  wish: { en: 'What would help? (optional)', es: '¿Qué le ayudaría? (opcional)' },
  wishHint: {
    en: 'For example: how much you can pay each month, and from when.',
    es: 'Por ejemplo: cuánto puede pagar cada mes y desde cuándo.',
  },
  kind: { en: 'How do you want to pay?', es: '¿Cómo quiere pagar?' },
  extension: { en: 'All of it by {date}', es: 'Todo a más tardar el {date}' },
  extensionHint: { en: '{amount}, once in six months.', es: '{amount}, una vez cada seis meses.' },
  plan: { en: 'In {count} parts, a month apart', es: 'En {count} partes, una cada mes' },
  part: { en: '{amount} by {date}', es: '{amount} a más tardar el {date}' },
  conditions: {
    en: 'Pay new bills by their due dates too. If a part is not paid within three days of its date, the arrangement ends and everything past due is due. AutoPay debits what is due by then, and not what was put off.',
    es: 'Pague también las facturas nuevas en su fecha. Si una parte no llega dentro de los tres días siguientes a su fecha, el acuerdo termina y se debe todo lo vencido. El pago automático cobra lo que vence hasta entonces, no lo aplazado.',
  },
  switchHold: {
    en: 'Until the arrangement is paid, your meter may get a switch-hold: no other provider can take it over. It ends once you have paid.',
    es: 'Hasta que pague el acuerdo, su medidor puede quedar con una suspensión de cambio (switch-hold): ningún otro proveedor puede tomarlo. Termina cuando haya pagado.',
  },
  agree: { en: 'I agree to pay on these dates.', es: 'Acepto pagar en estas fechas.' },
  agreeButton: { en: 'Agree', es: 'Aceptar' },
  agreeing: { en: 'Saving', es: 'Guardando' },
  notAgreed: { en: 'Nothing has been agreed yet', es: 'Todavía no se acordó nada' },
  moved: { en: 'The amount or the dates have changed', es: 'El monto o las fechas cambiaron' },
  movedText: { en: 'Open this page again to see them.', es: 'Abra esta página otra vez para verlos.' },
  notOffered: { en: 'An advisor has to look at this', es: 'Un asesor tiene que revisar esto' },
  notOfferedText: { en: 'Write to us or call us.', es: 'Escríbanos o llámenos.' },
  running: { en: 'You have more time', es: 'Tiene más tiempo' },
  askInstead: { en: 'Ask for something else', es: 'Pedir otra cosa' },
  problem_closed: {
    en: 'This account has no service now, so an advisor arranges it with you.',
    es: 'Esta cuenta no tiene servicio ahora, así que un asesor lo acuerda con usted.',
  },
  problem_onItsWay: {
    en: 'A payment for this bill is on its way. Wait until it arrives, or ask us.',
    es: 'Un pago de esta factura está en camino. Espere a que llegue o pregúntenos.',
  },
  problem_broken: {
    en: 'An earlier arrangement was missed, so an advisor arranges this one with you.',
    es: 'Un acuerdo anterior no se cumplió, así que un asesor acuerda este con usted.',
  },
  problem_unknownLaw: {
    en: 'Where you live, an advisor arranges it with you.',
    es: 'Donde usted vive, un asesor lo acuerda con usted.',
  },
  problem_outOfRange: {
    en: 'For this amount and date, an advisor arranges it with you.',
    es: 'Para este monto y esta fecha, un asesor lo acuerda con usted.',
  },
  submit: { en: 'Ask for a payment plan', es: 'Pedir un plan de pagos' },
  submitting: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'Your request hasn’t been sent yet', es: 'Su solicitud todavía no se envía' },
  nothingDue: { en: 'Nothing is due', es: 'No hay nada por pagar' },
  nothingDueText: { en: 'This bill is already paid.', es: 'Esta factura ya está pagada.' },
  payNow: { en: 'Pay now instead', es: 'Mejor pagar ahora' },
})
