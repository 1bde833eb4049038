import { defineLabels } from '@porchlight/i18n'

/** The words of plans wherever they are shown. */
export const planLabels = defineLabels({
  therms: { en: '{amount} therms', es: '{amount} termias' },
  perKilowattHour: { en: '{price} per kWh', es: '{price} por kWh' },
  perTherm: { en: '{price} per therm', es: '{price} por termia' },
  months: { en: { one: '1 month', other: '{count} months' }, es: { one: '1 mes', other: '{count} meses' } },
  monthToMonth: { en: 'Month to month', es: 'De mes a mes' },
  fixedRate: { en: 'Fixed rate', es: 'Tarifa fija' },
  variableRate: { en: 'Variable rate', es: 'Tarifa variable' },
  fee: { en: '{fee} to cancel early', es: '{fee} por cancelación anticipada' },
  noFee: { en: 'No cancellation fee', es: 'Sin cargo por cancelación' },
  renewable: { en: '{share} renewable', es: '{share} renovable' },
  mayAskDeposit: { en: 'A deposit may be asked for', es: 'Puede pedirse un depósito' },
  noDeposit: { en: 'No deposit', es: 'Sin depósito' },
  pricesOf: { en: '{plan}: bill and price by use', es: '{plan}: factura y precio según el consumo' },
  useColumn: { en: 'A month’s use', es: 'Consumo al mes' },
  billColumn: { en: 'Bill', es: 'Factura' },
  priceColumnElectricity: { en: 'Per kWh', es: 'Por kWh' },
  priceColumnGas: { en: 'Per therm', es: 'Por termia' },
  chosenUse: { en: 'your choice', es: 'su elección' },
  estimateAt: { en: 'Estimated bill at {use}', es: 'Factura estimada con {use}' },
  estimateOwn: { en: 'Estimated monthly bill with your use', es: 'Factura mensual estimada con su consumo' },
  ownRange: { en: 'Lowest month {low}, highest {high}', es: 'Mes más bajo {low}, más alto {high}' },
  trapTitle: { en: 'Cheap only near {from}', es: 'Barato solo cerca de {from}' },
  trapCredit: {
    en: 'The {credit} credit counts only in months with at least {from}.',
    es: 'El crédito de {credit} vale solo en los meses con al menos {from}.',
  },
  trapPrices: {
    en: 'You pay {onePrice} at {one} and {otherPrice} at {other}.',
    es: 'Paga {onePrice} con {one} y {otherPrice} con {other}.',
  },
  trapPrice: { en: 'You pay {onePrice} at {one}.', es: 'Paga {onePrice} con {one}.' },
  trapMissed: { en: 'At {use} you do not get it.', es: 'Con {use} usted no lo recibe.' },
  trapOwnNone: {
    en: 'With your use you would have had it in none of the last {months} months.',
    es: 'Con su consumo no lo habría recibido en ninguno de los últimos {months} meses.',
  },
  trapOwn: {
    en: {
      one: 'With your use you would have had it in 1 of the last {months} months.',
      other: 'With your use you would have had it in {count} of the last {months} months.',
    },
    es: {
      one: 'Con su consumo lo habría recibido en 1 de los últimos {months} meses.',
      other: 'Con su consumo lo habría recibido en {count} de los últimos {months} meses.',
    },
  },
  yourPlan: { en: 'Your plan today', es: 'Su plan actual' },
  beforeTaxes: {
    en: 'Bills are estimates before taxes. They include energy, delivery and all monthly charges.',
    es: 'Las facturas son estimadas, antes de impuestos. Incluyen energía, entrega y todos los cargos mensuales.',
  },
  howToChoose: { en: 'How to choose a plan', es: 'Cómo elegir un plan' },
  howToChooseText: {
    en: 'Press “Sign up” beside the plan: it takes five minutes. Or call us, in English or Spanish.',
    es: 'Presione «Inscribirme» junto al plan: toma cinco minutos. O llámenos, en español o en inglés.',
  },
  howToRenewText: {
    en: 'Press “Renew with this plan”: you see the first day and agree to the contract. Or call us, in English or Spanish.',
    es: 'Presione «Renovar con este plan»: verá el primer día y aceptará el contrato. O llámenos, en español o en inglés.',
  },
  howToChangeText: {
    en: 'Press “Change to this plan”: you see the first day and any fee before you agree. Or call us, in English or Spanish.',
    es: 'Presione «Cambiar a este plan»: verá el primer día y cualquier cargo antes de aceptar. O llámenos, en español o en inglés.',
  },
  signUp: { en: 'Sign up', es: 'Inscribirme' },
  renewPlan: { en: 'Renew with this plan', es: 'Renovar con este plan' },
  renewPlanFor: { en: 'Renew with this plan: {plan}', es: 'Renovar con este plan: {plan}' },
  changePlan: { en: 'Change to this plan', es: 'Cambiar a este plan' },
  changePlanFor: { en: 'Change to this plan: {plan}', es: 'Cambiar a este plan: {plan}' },
  signUpFor: { en: 'Sign up: {plan}', es: 'Inscribirme: {plan}' },
  plansLoading: { en: 'Loading the plans', es: 'Cargando los planes' },
  allPlans: { en: 'All plans', es: 'Todos los planes' },
})
