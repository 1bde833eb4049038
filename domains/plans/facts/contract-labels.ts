import { defineLabels } from '@porchlight/i18n'
import { rescissionLabels } from './rescission'

/** Labels of a contract: its facts label, its terms and the customer's rights, on pages and in its documents. */
export const contractLabels = defineLabels({
  factsElectricity: {
    en: 'Electricity Facts Label (EFL)',
    es: 'Etiqueta de Información sobre la Electricidad (EFL)',
  },
  factsGas: { en: 'Facts about this gas plan', es: 'Información sobre este plan de gas' },
  provider: { en: 'Provider', es: 'Proveedor' },
  utility: { en: 'Delivered by', es: 'Distribuidora' },
  delivery: { en: 'Delivery charges', es: 'Cargos de entrega' },
  deliveryValue: { en: '{fixed} a month and {price}', es: '{fixed} al mes y {price}' },
  product: { en: 'Type of rate', es: 'Tipo de tarifa' },
  contractTerm: { en: 'Contract term', es: 'Plazo del contrato' },
  canChange: { en: 'Can the price change?', es: '¿Puede cambiar el precio?' },
  changeFixed: {
    en: 'Not before the contract ends, except for delivery charges or changes in the law.',
    es: 'No antes del vencimiento, salvo por los cargos de entrega o cambios en la ley.',
  },
  changeVariable: { en: 'Yes, from month to month.', es: 'Sí, de un mes a otro.' },
  changeIndexed: {
    en: 'Yes, as the index changes and by the formula of this label.',
    es: 'Sí, según cambie el índice y con la fórmula de esta etiqueta.',
  },
  renewableShare: { en: 'Renewable energy', es: 'Energía renovable' },
  deposit: { en: 'Deposit', es: 'Depósito' },
  termDue: {
    en: 'You have at least {days} days from the bill date to pay.',
    es: 'Tiene al menos {days} días desde la fecha de la factura para pagarla.',
  },
  termLate: {
    en: 'A late fee is at most {percent}% of what is late, once.',
    es: 'El cargo por pago atrasado es de un {percent}% como máximo, una sola vez.',
  },
  termLateMonthly: {
    en: 'A late fee is at most {percent}% of what is late, for each month.',
    es: 'El cargo por pago atrasado es de un {percent}% como máximo, por cada mes.',
  },
  termLeave: {
    en: 'Canceling is free in the last {days} days, and when you move and show proof.',
    es: 'Cancelar no cuesta en los últimos {days} días, ni si se muda y lo comprueba.',
  },
  termNotices: {
    en: 'We’ll write to you {count} times before the contract ends, the last time at least {days} days before.',
    es: 'Le escribimos {count} veces antes del vencimiento, la última con al menos {days} días de anticipación.',
  },
  termAfter: {
    en: 'If you don’t choose a plan by then, you stay with us month to month.',
    es: 'Si para entonces no elige un plan, sigue con nosotros de mes a mes.',
  },
  ...rescissionLabels,
  rightChange: {
    en: 'We announce changes in terms {days} days ahead. You may leave at no cost until then.',
    es: 'Anunciamos todo cambio de términos con {days} días de anticipación. Hasta entonces puede irse sin costo.',
  },
  rightPrevious: {
    en: 'Nobody may refuse you service over a previous occupant’s debt.',
    es: 'Nadie puede negarle el servicio por lo que debe un ocupante anterior.',
  },
  rightDeposit: {
    en: 'A deposit is at most the larger of 1/{part} of a year’s estimated bills and those of the next {months} months.',
    es: 'Un depósito es como máximo lo mayor entre 1/{part} de las facturas estimadas de un año y las de los próximos {months} meses.',
  },
  rightDepositYear: {
    en: 'A deposit is at most 1/{part} of a year’s estimated bills.',
    es: 'Un depósito es como máximo 1/{part} de las facturas estimadas de un año.',
  },
  rightPlan: {
    en: 'You may pay a past-due amount in {count} installments or more.',
    es: 'Puede pagar lo atrasado en {count} pagos o más.',
  },
  rightAverage: {
    en: 'You may choose bills of about the same amount every month.',
    es: 'Puede elegir facturas de un monto parecido cada mes.',
  },
  rightNotice: {
    en: 'Nobody may cut off your service without {days} days’ notice.',
    es: 'Nadie puede cortarle el servicio sin un aviso de {days} días.',
  },
  rightCritical: {
    en: 'It takes {days} days’ notice if someone’s health at home depends on it.',
    es: 'Se requiere un aviso de {days} días si la salud de alguien en su hogar depende del servicio.',
  },
  rightWeather: {
    en: 'Nobody may cut it off while the day stays at {degrees} °F or below, or during a heat advisory.',
    es: 'Nadie puede cortarlo mientras el día no pase de {degrees} °F, ni durante un aviso de calor.',
  },
  rightWinter: {
    en: 'From {from} to {to}, your gas utility has to offer you a payment plan before it may cut off your heating.',
    es: 'Del {from} al {to}, su compañía de gas debe ofrecerle un plan de pagos antes de poder cortar su calefacción.',
  },
  rightComplaint: {
    en: 'Complaints are answered within {days} days. Your state’s utility commission can help too.',
    es: 'Las quejas se responden en {days} días. También puede ayudarle la comisión de servicios públicos de su estado.',
  },
  rightLanguage: {
    en: 'You can get your contract, bills and help in English or Spanish.',
    es: 'El contrato, las facturas y la ayuda están en español o en inglés, como prefiera.',
  },
})
