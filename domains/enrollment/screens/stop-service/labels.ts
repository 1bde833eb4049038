import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  loadingDays: { en: 'Loading the possible days', es: 'Cargando los días posibles' },
  noAccountText: {
    en: 'Service can be stopped once you have an account with service.',
    es: 'El servicio se puede dar de baja cuando tenga una cuenta con servicio.',
  },
  pendingText: {
    en: 'Your service has not started yet. You can cancel its order instead.',
    es: 'Su servicio todavía no ha comenzado. En su lugar puede cancelar el pedido.',
  },
  openTitle: { en: 'You’ve already requested this', es: 'Usted ya lo solicitó' },
  openText: {
    en: 'The order shows the day, and whether it can still be undone.',
    es: 'El pedido muestra el día y si todavía se puede anular.',
  },
  openLink: { en: 'See the order', es: 'Ver el pedido' },
  noServiceTitle: { en: 'This account has no service', es: 'Esta cuenta no tiene servicio' },
  noServiceText: {
    en: 'There is nothing to stop. Its bills stay online.',
    es: 'No hay nada que dar de baja. Sus facturas siguen en línea.',
  },
  moveTitle: { en: 'Are you moving to another home?', es: '¿Se muda a otra vivienda?' },
  moveText: {
    en: 'You can stop service here and start it there in one request.',
    es: 'Puede dar de baja el servicio aquí e iniciarlo allá con una sola solicitud.',
  },
  moveLink: { en: 'Move your service', es: 'Mudar su servicio' },
  thenTitle: { en: 'What happens when service stops', es: 'Qué pasa cuando termina el servicio' },
  thenDay: {
    en: 'The day is a request until the utility confirms it. You can undo it until they accept the order.',
    es: 'El día es una solicitud hasta que la distribuidora lo confirme. Puede anularla hasta que acepte el pedido.',
  },
  thenBill: {
    en: 'After the last day the meter is read, and you’ll get a final bill.',
    es: 'Después del último día se lee el medidor y recibe una factura final.',
  },
  thenAverageBilling: {
    en: 'The final bill settles the deferred balance of average billing.',
    es: 'La factura final liquida el saldo diferido de la facturación mensual promedio.',
  },
  thenDeposit: {
    en: 'Any deposit we hold goes toward the final bill, with interest. You get the rest back.',
    es: 'Si tenemos un depósito suyo, se aplica a la factura final, con sus intereses. El resto se le devuelve.',
  },
  thenAutopay: {
    en: 'If AutoPay is on, it pays whatever a deposit doesn’t cover of the final bill, and then ends. It waits up to two weeks for the deposit. Text alerts about this home end with the service.',
    es: 'Si tiene pago automático, este paga lo que un depósito no cubra de la factura final y después termina. Espera el depósito dos semanas como máximo. Los mensajes de texto sobre esta vivienda terminan con el servicio.',
  },
  thenNoFee: { en: 'There’s no early termination fee.', es: 'No hay cargo por cancelación anticipada.' },
  thenFee: {
    en: 'If you are moving out, you pay no early termination fee. Otherwise your contract has one of {fee}.',
    es: 'Si se muda, no paga cargo por cancelación anticipada. De lo contrario, su contrato tiene uno de {fee}.',
  },
  thenFeeUntil: {
    en: 'If you are moving out, you pay no early termination fee. Otherwise your contract has one of {fee} before {date}.',
    es: 'Si se muda, no paga cargo por cancelación anticipada. De lo contrario, su contrato tiene uno de {fee} antes del {date}.',
  },
  formTitle: { en: 'Your request', es: 'Su solicitud' },
  lastDay: { en: 'Last day of service', es: 'Último día de servicio' },
  lastDayRequired: { en: 'Choose the last day of service.', es: 'Elija el último día de servicio.' },
  reason: { en: 'Why is service ending?', es: '¿Por qué termina el servicio?' },
  reasonRequired: { en: 'Choose a reason.', es: 'Elija un motivo.' },
  moving: { en: 'I’m moving out', es: 'Me mudo' },
  movingHint: {
    en: 'Your new address below is your proof: no early termination fee.',
    es: 'Su nueva dirección, abajo, es el comprobante: sin cargo por cancelación anticipada.',
  },
  other: { en: 'Another reason', es: 'Otro motivo' },
  street: { en: 'Street for the final bill', es: 'Calle para la factura final' },
  streetHint: {
    en: 'Only we and this account’s billing see this address.',
    es: 'Solo nosotros y la facturación de esta cuenta vemos esta dirección.',
  },
  streetRequired: { en: 'Enter street and house number.', es: 'Escriba la calle y el número.' },
  city: { en: 'City', es: 'Ciudad' },
  cityRequired: { en: 'Enter the city.', es: 'Escriba la ciudad.' },
  state: { en: 'State', es: 'Estado' },
  stateHint: { en: 'Two letters, such as TX.', es: 'Dos letras, por ejemplo TX.' },
  stateRequired: { en: 'Enter the state.', es: 'Escriba el estado.' },
  zipCode: { en: 'ZIP code', es: 'Código postal' },
  zipCodeRequired: { en: 'Enter the ZIP code.', es: 'Escriba el código postal.' },
  submit: { en: 'Request the end of service', es: 'Solicitar la baja' },
  submitting: { en: 'Sending your request', es: 'Enviando su solicitud' },
  failed: { en: 'Your request wasn’t sent', es: 'Su solicitud no se envió' },
})
