import { defineLabels } from '@porchlight/i18n'

/** Texts of the next action, by its server name: the outcome, and below it what to do now. */
export const actionLabels = defineLabels({
  payDeposit: { en: 'Pay your deposit', es: 'Pague su depósito' },
  payDepositAmount: { en: 'Pay your deposit: {amount}', es: 'Pague su depósito: {amount}' },
  payDepositText: {
    en: 'Pay by card here. It’s refundable, and some people don’t have to pay one.',
    es: 'Pague aquí con tarjeta. Es reembolsable y algunas personas no tienen que pagarlo.',
  },
  payRestOfDeposit: { en: 'Pay the rest of your deposit', es: 'Pague el resto de su depósito' },
  payRestOfDepositAmount: {
    en: 'Pay the rest of your deposit: {amount}',
    es: 'Pague el resto de su depósito: {amount}',
  },
  payRestOfDepositText: {
    en: 'We have the first part. Pay the rest by card here.',
    es: 'Ya tenemos la primera parte. Pague aquí el resto con tarjeta.',
  },
  sendDocuments: { en: 'Send your documents', es: 'Envíe sus documentos' },
  sendDocumentsText: {
    en: 'See which ones we need. A photo is enough.',
    es: 'Vea cuáles necesitamos. Basta con una foto.',
  },
  sendDocumentsAgain: { en: 'Send a document again', es: 'Envíe un documento otra vez' },
  sendDocumentsAgainText: {
    en: 'We couldn’t accept one of them. See why, and send it again.',
    es: 'No pudimos aceptar uno. Vea por qué y envíelo otra vez.',
  },
  openIdentityLink: { en: 'Confirm that it is you', es: 'Confirme que es usted' },
  openIdentityLinkText: {
    en: 'It takes about three minutes on your phone.',
    es: 'Toma unos tres minutos en su teléfono.',
  },
  finishIdentityCheck: {
    en: 'Finish confirming that it is you',
    es: 'Termine de confirmar que es usted',
  },
  finishIdentityCheckText: { en: 'Pick up where you left off.', es: 'Continúe donde se quedó.' },
  sendIdentityDocuments: {
    en: 'Confirm it’s you with a document',
    es: 'Confirme su identidad con un documento',
  },
  sendIdentityDocumentsText: {
    en: 'The online check didn’t work. A document works too.',
    es: 'La verificación en línea no funcionó. También sirve un documento.',
  },
  settleBalance: { en: 'Settle an outstanding balance', es: 'Resuelva un saldo pendiente' },
  settleBalanceText: {
    en: 'Pay it, or show that it’s paid. A previous occupant’s debt is never yours.',
    es: 'Páguelo o muestre que ya está pagado. La deuda de un ocupante anterior nunca es suya.',
  },
  sendBalanceProofAgain: { en: 'Send another proof of payment', es: 'Envíe otro comprobante de pago' },
  sendBalanceProofAgainText: {
    en: 'We couldn’t accept the first one. See what works.',
    es: 'No pudimos aceptar el primero. Vea qué sirve.',
  },
  settleSwitchHold: {
    en: 'Get the switch-hold at your address lifted',
    es: 'Resuelva la suspensión de cambio (switch-hold) de su dirección',
  },
  settleSwitchHoldText: {
    en: 'A debt at this address blocks new service. Not yours? You can prove that you’re new there.',
    es: 'Una deuda de esta dirección impide el servicio. ¿No es suya? Puede demostrar que es nuevo ocupante.',
  },
  sendSwitchHoldProofAgain: {
    en: 'Send another proof for the switch-hold',
    es: 'Envíe otro comprobante para la suspensión de cambio (switch-hold)',
  },
  sendSwitchHoldProofAgainText: {
    en: 'We couldn’t accept the first one. See what works.',
    es: 'No pudimos aceptar el primero. Vea qué sirve.',
  },
  chooseNewDate: { en: 'Choose a new start date', es: 'Elija una nueva fecha de inicio' },
  chooseNewDateText: {
    en: 'The date you asked for is no longer possible. Choose another one.',
    es: 'La fecha que solicitó ya no es posible. Elija otra.',
  },
  callUs: { en: 'Call us about your order', es: 'Llámenos sobre su pedido' },
  callUsText: {
    en: 'We’ll sort out the next step with you.',
    es: 'Resolveremos con usted el siguiente paso.',
  },
  weCheckDeposit: { en: 'We are checking your deposit', es: 'Estamos revisando su depósito' },
  weCheckDepositText: {
    en: 'Don’t pay anything until you hear from us.',
    es: 'No pague nada hasta que le avisemos.',
  },
  weCheckDocuments: { en: 'We are checking your documents', es: 'Estamos revisando sus documentos' },
  weCheckDocumentsText: {
    en: 'We’ll write to you as soon as we’re done.',
    es: 'Le escribiremos en cuanto terminemos.',
  },
  weCheckIdentity: {
    en: 'We are finishing your identity verification',
    es: 'Estamos terminando su verificación de identidad',
  },
  weCheckIdentityText: {
    en: 'We’ll write to you as soon as we’re done.',
    es: 'Le escribiremos en cuanto terminemos.',
  },
  weCheckBalance: {
    en: 'We are checking the outstanding balance',
    es: 'Estamos revisando el saldo pendiente',
  },
  weCheckBalanceText: {
    en: 'We’ll write to you as soon as we’re done.',
    es: 'Le escribiremos en cuanto terminemos.',
  },
  weCheckSwitchHold: {
    en: 'We are checking the switch-hold',
    es: 'Estamos revisando la suspensión de cambio (switch-hold)',
  },
  weCheckSwitchHoldText: {
    en: 'We’ll ask the utility to lift it, and write to you.',
    es: 'Pediremos a la distribuidora que la levante y le escribiremos.',
  },
  weSendOrder: { en: 'We’re sending your order to {utility}', es: 'Estamos enviando su pedido a {utility}' },
  weSendOrderText: {
    en: 'Then the utility confirms your start date.',
    es: 'Después la distribuidora confirma su fecha de inicio.',
  },
  weWaitForMarket: {
    en: 'We’ll send your order as soon as we can',
    es: 'Enviaremos su pedido en cuanto se pueda',
  },
  weWaitForMarketText: {
    en: 'The utilities’ system is down right now. Your order is safe with us.',
    es: 'El sistema de las distribuidoras no está disponible en este momento. Su pedido está seguro.',
  },
  weOpenAccount: { en: 'We are opening your account', es: 'Estamos abriendo su cuenta' },
  weOpenAccountText: { en: 'Your start date is set.', es: 'Su servicio ya tiene fecha.' },
  utilityDecides: { en: '{utility} is checking your order', es: '{utility} está revisando su pedido' },
  utilityDecidesText: {
    en: 'We’ll write to you as soon as they answer.',
    es: 'Le escribiremos en cuanto responda.',
  },
  utilityConfirms: {
    en: '{utility} is confirming your start date',
    es: '{utility} está confirmando su fecha de inicio',
  },
  utilityConfirmsText: {
    en: 'We’ll write to you as soon as they answer.',
    es: 'Le escribiremos en cuanto responda.',
  },
  planStarts: { en: 'Your new plan starts', es: 'Empieza su nuevo plan' },
  planStartsText: {
    en: 'Until then your current plan applies.',
    es: 'Hasta entonces se aplica su plan actual.',
  },
  serviceStarts: { en: 'Your service starts', es: 'Comienza su servicio' },
  serviceStartsText: { en: 'Everything is ready.', es: 'Todo está listo.' },
  weSendStop: {
    en: 'We’re sending your request to {utility}',
    es: 'Estamos enviando su solicitud a {utility}',
  },
  weSendStopText: {
    en: 'Then the utility confirms your last day.',
    es: 'Después la distribuidora confirma su último día.',
  },
  stopWaitsForMarket: {
    en: 'We’ll send your request as soon as we can',
    es: 'Enviaremos su solicitud en cuanto se pueda',
  },
  stopWaitsForMarketText: {
    en: 'The utilities’ system is down right now. Your request is safe with us.',
    es: 'El sistema de las distribuidoras no está disponible en este momento. Su solicitud está segura.',
  },
  utilityConfirmsStop: {
    en: '{utility} is confirming your last day',
    es: '{utility} está confirmando su último día',
  },
  utilityConfirmsStopText: {
    en: 'We’ll write to you as soon as they answer.',
    es: 'Le escribiremos en cuanto responda.',
  },
  serviceStops: { en: 'Your service ends', es: 'Termina su servicio' },
  serviceStopsText: {
    en: 'After that day the meter is read, and you’ll get your final bill.',
    es: 'Después de ese día se lee el medidor y recibe su factura final.',
  },
  weCloseAccount: { en: 'We are closing your account', es: 'Estamos cerrando su cuenta' },
  weCloseAccountText: { en: 'Your bills stay online.', es: 'Sus facturas siguen en línea.' },
})
