import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  doneText: {
    en: 'It begins with your next bill.',
    es: 'Comienza con su próxima factura.',
  },
  off: { en: 'Average billing is off', es: 'La facturación mensual promedio está desactivada' },
  offText: {
    en: 'From your next bill on, you pay for what you used in its days.',
    es: 'Desde su próxima factura, paga lo que consumió en sus días.',
  },
  whatTitle: { en: 'What average billing is', es: 'Qué es la facturación mensual promedio' },
  whatText: {
    en: 'Each bill is about the average of your last twelve months, instead of what you used in that month. Hot and cold months then cost about the same as mild ones.',
    es: 'Cada factura se acerca al promedio de sus últimos doce meses, en vez de reflejar lo que consumió ese mes. Los meses de calor y de frío cuestan entonces casi lo mismo que los templados.',
  },
  whatNotLess: {
    en: 'It does not make energy cheaper: you pay for everything you use, only at another time.',
    es: 'No abarata la energía: usted paga todo lo que consume, solo que en otro momento.',
  },
  estimateTitle: { en: 'By your own bills', es: 'Según sus propias facturas' },
  estimate: { en: 'About {amount} a month', es: 'Unos {amount} al mes' },
  estimateRange: {
    en: 'Your last twelve bills came to between {low} and {high}.',
    es: 'Sus últimas doce facturas fueron de entre {low} y {high}.',
  },
  estimateHow: {
    en: 'It is an estimate: your bills follow your usage and your prices of the months to come.',
    es: 'Es una estimación: sus facturas siguen su consumo y sus precios de los próximos meses.',
  },
  estimateLater: {
    en: 'We can tell your average once you have twelve bills, from {month}. You can turn average billing on before that.',
    es: 'Podemos decirle su promedio cuando tenga doce facturas, desde {month}. Puede activar la facturación mensual promedio antes.',
  },
  estimateNone: {
    en: 'There is no bill yet, so we cannot tell your average.',
    es: 'Todavía no hay una factura, así que no podemos decirle su promedio.',
  },
  estimateBills: { en: 'The twelve bills', es: 'Las doce facturas' },
  estimateUnlevelled: {
    en: 'Each amount is what the bill came to without average billing.',
    es: 'Cada monto es lo que la factura fue sin la facturación promedio.',
  },
  month: { en: 'Month', es: 'Mes' },
  amount: { en: 'Charges', es: 'Cargos' },
  differenceTitle: { en: 'What happens with the difference', es: 'Qué pasa con la diferencia' },
  differenceBalance: {
    en: 'What you used and were not billed, or were billed and did not use, is your deferred balance. It is spread over the bills to come.',
    es: 'Lo que consumió y no se le facturó, o lo que se le facturó y no consumió, es su saldo diferido. Se reparte entre las próximas facturas.',
  },
  differenceLine: {
    en: 'Each bill lists the difference as “Average billing adjustment”, and this page shows the balance.',
    es: 'Cada factura muestra la diferencia como “Ajuste por facturación mensual promedio” y esta página muestra el saldo.',
  },
  differenceEnd: {
    en: 'You can turn it off at any time. Your next bill then settles the balance: you pay what you owe, or it takes off what we owe you.',
    es: 'Puede desactivarla en cualquier momento. Su próxima factura liquida entonces el saldo: paga lo que debe o se le resta lo que le debemos.',
  },
  differenceStop: {
    en: 'When your service ends, your final bill settles it in the same way.',
    es: 'Cuando termina su servicio, la factura final lo liquida de la misma manera.',
  },
  differenceSwitch: {
    en: 'It puts no switch-hold on your meter: you stay free to change providers.',
    es: 'No pone una suspensión de cambio (switch-hold) en su medidor: sigue libre de cambiar de proveedor.',
  },
  agreeTitle: { en: 'Turn it on', es: 'Actívela' },
  agree: {
    en: 'I want average billing, and I pay the deferred balance when it ends.',
    es: 'Quiero la facturación mensual promedio y pago el saldo diferido cuando termine.',
  },
  agreeMissing: { en: 'Check the box to turn it on.', es: 'Marque la casilla para activarla.' },
  submit: { en: 'Turn average billing on', es: 'Activar la facturación promedio' },
  submitting: { en: 'Turning average billing on', es: 'Activando la facturación promedio' },
  failed: {
    en: 'Average billing is still off',
    es: 'La facturación mensual promedio sigue desactivada',
  },
  onTitle: { en: 'Your deferred balance', es: 'Su saldo diferido' },
  reportedAt: { en: 'As of {when}', es: 'Al {when}' },
  unreported: {
    en: 'We know it after your next bill. You can call us at any time to ask.',
    es: 'Lo sabremos después de su próxima factura. Puede llamarnos en cualquier momento para preguntar.',
  },
  turnOff: { en: 'Turn average billing off', es: 'Desactivar la facturación promedio' },
  toSettleTitle: { en: 'Your next bill settles the rest', es: 'Su próxima factura liquida el resto' },
  placeTitle: {
    en: 'Average billing is not available for this account',
    es: 'La facturación mensual promedio no está disponible para esta cuenta',
  },
  placeText: {
    en: 'If your bills vary more than you can plan for, write to us.',
    es: 'Si sus facturas varían más de lo que puede planear, escríbanos.',
  },
  write: { en: 'Write to an advisor', es: 'Escribir a un asesor' },
  endedTitle: { en: 'This account has no more bills', es: 'Esta cuenta ya no recibe facturas' },
  endedText: {
    en: 'There is nothing to turn on. Your past bills stay under Bills.',
    es: 'No hay nada que activar. Sus facturas anteriores siguen en Facturas.',
  },
  pastDueTitle: { en: '{amount} is past due', es: 'Hay {amount} vencidos' },
  pastDueText: {
    en: 'Once that is paid and has arrived, you can turn average billing on here. If you cannot pay it now, ask for more time on the bill’s page.',
    es: 'Cuando esté pagado y haya llegado, puede activar aquí la facturación mensual promedio. Si no puede pagarlo ahora, pida más tiempo en la página de la factura.',
  },
})
