import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  loadingMove: { en: 'Loading your move', es: 'Cargando su mudanza' },
  noAccountText: {
    en: 'You can move your service once you have an account with service.',
    es: 'Puede mudar su servicio cuando tenga una cuenta con servicio.',
  },
  pendingText: {
    en: 'Your service has not started yet. You can cancel its order and order for the other home instead.',
    es: 'Su servicio todavía no ha comenzado. En su lugar puede cancelar el pedido y pedirlo para la otra vivienda.',
  },
  movingTitle: { en: 'Your move is under way', es: 'Su mudanza está en curso' },
  movingText: {
    en: 'Its order shows both homes and both days, and whether the move can still be undone.',
    es: 'El pedido muestra las dos viviendas, los dos días y si la mudanza todavía se puede anular.',
  },
  stoppingTitle: { en: 'Service here is about to stop', es: 'El servicio aquí está por terminar' },
  stoppingText: {
    en: 'You requested that already. Undo it to request a move instead, or sign up at the new home on its own.',
    es: 'Usted ya lo solicitó. Anúlelo para solicitar una mudanza, o contrate el servicio de la nueva vivienda por separado.',
  },
  openLink: { en: 'See the order', es: 'Ver el pedido' },
  noServiceTitle: { en: 'This account has no service', es: 'Esta cuenta no tiene servicio' },
  noServiceText: {
    en: 'There is no service to move. You can sign up for another home.',
    es: 'No hay un servicio que mudar. Puede contratarlo para otra vivienda.',
  },
  findPlan: { en: 'Find a plan', es: 'Buscar un plan' },
  notServedTitle: {
    en: 'We do not serve homes in {zip}',
    es: 'No prestamos servicio en viviendas de {zip}',
  },
  notServedText: {
    en: 'Service cannot move there. Check the ZIP code, or have service stopped here.',
    es: 'El servicio no se puede mudar ahí. Revise el código postal o dé de baja el servicio aquí.',
  },
  stopInstead: { en: 'Stop service here', es: 'Dar de baja el servicio aquí' },
  whereTitle: { en: 'Where is your new home?', es: '¿Dónde está su nueva vivienda?' },
  zipHint: { en: 'The ZIP code of the new home.', es: 'El código postal de la nueva vivienda.' },
  showPlans: { en: 'See the plans there', es: 'Ver los planes ahí' },
  thenTitle: { en: 'What happens when you move', es: 'Qué pasa cuando se muda' },
  thenOrders: {
    en: 'We’ll ask the utility to stop service here and start it there. Both days are a request until it confirms them.',
    es: 'Pedimos a la distribuidora que termine el servicio aquí y que lo inicie allá. Los dos días son una solicitud hasta que los confirme.',
  },
  thenAccount: {
    en: 'The new home has an account of its own in the same login. This one closes after its last day; its bills stay online, and a final bill follows.',
    es: 'La nueva vivienda tiene una cuenta propia en el mismo acceso. Esta se cierra después de su último día; sus facturas siguen en línea y sigue una factura final.',
  },
  thenNoFee: {
    en: 'You pay no early termination fee, because you move out.',
    es: 'No paga ningún cargo por cancelación anticipada, porque se muda.',
  },
  thenDeposit: {
    en: 'Your deposit of {amount} does not move along: it counts towards the final bill here, and the rest goes back to you.',
    es: 'Su depósito de {amount} no pasa a la nueva vivienda: se aplica a la factura final de aquí y el resto se le devuelve.',
  },
  thenNoDeposit: {
    en: 'We hold no deposit for this home.',
    es: 'No tenemos ningún depósito de esta vivienda.',
  },
  thenPastDue: {
    en: 'A bill here is past due. Service at the new home starts only once it is paid.',
    es: 'Aquí hay una factura vencida. El servicio en la nueva vivienda comienza solo cuando esté pagada.',
  },
  thenCredit: {
    en: 'While it is unpaid we also check your credit, which may take a deposit. Pay the bill first to move without one.',
    es: 'Mientras no se pague también verificamos su crédito, y puede hacer falta un depósito. Pague antes la factura para mudarse sin él.',
  },
  thenAutopay: {
    en: 'AutoPay here also pays what the deposit leaves of the final bill. It continues at the new home if you tick its box.',
    es: 'El pago automático de aquí también paga lo que el depósito deje de la factura final. Continúa en la nueva vivienda si marca su casilla.',
  },
  thenAutopayAlone: {
    en: 'AutoPay here also pays the final bill. It continues at the new home if you tick its box.',
    es: 'El pago automático de aquí también paga la factura final. Continúa en la nueva vivienda si marca su casilla.',
  },
  thenPaperless: {
    en: 'Bills of the new home come on paper unless you tick the box for electronic bills.',
    es: 'Las facturas de la nueva vivienda llegan en papel, salvo que marque la casilla de facturas electrónicas.',
  },
  thenAverageBilling: {
    en: 'Average billing ends here: the final bill settles its deferred balance. At the new home you can turn it on again.',
    es: 'La facturación mensual promedio termina aquí: la factura final liquida su saldo diferido. En la nueva vivienda puede activarla de nuevo.',
  },
  thenTexts: {
    en: 'Your text alerts are about the new home as well.',
    es: 'Sus alertas por mensaje de texto también son sobre la nueva vivienda.',
  },
  thenNot: {
    en: 'More time or payment parts that you agreed to for a bill stay with this account.',
    es: 'El plazo o los pagos en partes que acordó para una factura siguen en esta cuenta.',
  },
  keepTitle: { en: 'Keep {plan}', es: 'Conservar {plan}' },
  keepUntil: {
    en: 'Your contract continues at the same price until {date}.',
    es: 'Su contrato sigue con el mismo precio hasta el {date}.',
  },
  keepPlan: { en: 'Move with this plan', es: 'Mudarme con este plan' },
  takePlan: { en: 'Choose {plan}', es: 'Elegir {plan}' },
  deliveredBy: { en: '{utility} delivers there.', es: 'Ahí distribuye {utility}.' },
  notOfferedTitle: {
    en: 'Plans go by utility, and yours is another there',
    es: 'Los planes van por distribuidora, y allá la suya es otra',
  },
  notOfferedText: {
    en: 'Choose one of these. Its contract begins on your first day there.',
    es: 'Elija uno de estos. Su contrato comienza el primer día en la nueva vivienda.',
  },
  planTitle: { en: 'Your plan there', es: 'Su plan en la nueva vivienda' },
  plan: { en: 'Plan', es: 'Plan' },
  contract: { en: 'Contract', es: 'Contrato' },
  leavingEarly: { en: 'Leaving it early', es: 'Si lo cancela antes' },
  utility: { en: 'Utility', es: 'Distribuidora' },
  otherPlans: { en: 'Choose another plan', es: 'Elegir otro plan' },
  formTitle: { en: 'Your move', es: 'Su mudanza' },
  street: { en: 'Street address of the new home', es: 'Dirección de la nueva vivienda' },
  streetHint: {
    en: 'With apartment or unit, in {city}, {state} {zip}. The final bill goes there too.',
    es: 'Con apartamento o unidad, en {city}, {state} {zip}. La factura final también llega ahí.',
  },
  streetRequired: { en: 'Enter the street address.', es: 'Escriba la dirección.' },
  lastDay: { en: 'Last day at {street}', es: 'Último día en {street}' },
  lastDayRequired: { en: 'Choose the last day here.', es: 'Elija el último día aquí.' },
  firstDay: { en: 'First day at the new home', es: 'Primer día en la nueva vivienda' },
  firstDayRequired: { en: 'Choose the first day there.', es: 'Elija el primer día ahí.' },
  wishes: { en: 'What comes along, as you choose:', es: 'Lo que pasa a la nueva vivienda, si usted quiere:' },
  agree: { en: 'What we need from you:', es: 'Lo que necesitamos de usted:' },
  authorizationRequired: {
    en: 'Tick this box to continue. We cannot move your service without it.',
    es: 'Marque esta casilla para continuar. Sin ella no podemos mudar su servicio.',
  },
  submit: { en: 'Request the move', es: 'Solicitar la mudanza' },
  submitting: { en: 'Sending your request', es: 'Enviando su solicitud' },
  failed: { en: 'Your move hasn’t been requested yet', es: 'Su mudanza todavía no está solicitada' },
})
