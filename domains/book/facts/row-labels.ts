import { defineLabels } from '@porchlight/i18n'

/** What is wrong with a row beside other rows, or beside what is stored. Names of columns are never translated. */
export const rowLabels = defineLabels({
  billWithoutLines: {
    en: 'Send its lines as bill-lines: a bill has one at least.',
    es: 'Envíe sus líneas en bill-lines: una factura tiene una por lo menos.',
  },
  tooManyLines: { en: 'Sum its lines up to 60 at most.', es: 'Resuma sus líneas en 60 como máximo.' },
  linesDiffer: {
    en: 'Its lines come to {sum} and charges is {charges}: send lines that add up to the charges.',
    es: 'Sus líneas suman {sum} y charges es {charges}: envíe líneas que sumen lo mismo.',
  },
  closingDiffers: {
    en: 'opening + charges − payments is {due} and closing is {closing}: correct one of them.',
    es: 'opening + charges − payments es {due} y closing es {closing}: corrija uno de ellos.',
  },
  periodOrder: {
    en: 'Write a periodEnd that is not before periodStart.',
    es: 'Escriba un periodEnd que no sea anterior a periodStart.',
  },
  periodTooLong: {
    en: 'Write a period of 120 days at most.',
    es: 'Escriba un período de 120 días como máximo.',
  },
  dueOrder: {
    en: 'Write a dueDate that is not before billDate.',
    es: 'Escriba un dueDate que no sea anterior a billDate.',
  },
  billInFuture: {
    en: 'Send it once it is issued: billDate is in the future.',
    es: 'Envíela cuando se haya emitido: billDate está en el futuro.',
  },
  paymentOfNothing: {
    en: 'Write an amount above zero, and leave out payments that were returned.',
    es: 'Escriba un monto mayor que cero y omita los pagos devueltos.',
  },
  paymentInFuture: {
    en: 'Send it once it is received: date is in the future.',
    es: 'Envíelo cuando se haya recibido: date está en el futuro.',
  },
  paymentIncluded: {
    en: 'Leave it out: bill {number} of {day} is stored already and has in it what was paid before.',
    es: 'Omítalo: la factura {number} del {day} ya está guardada e incluye lo que se pagó antes.',
  },
  billOrder: {
    en: 'Bill {number} of {day} is not older: send bills of an account in the order of their days, one a day.',
    es: 'La factura {number} del {day} no es anterior: envíe las facturas de una cuenta en orden de fecha, una por día.',
  },
  openingDiffers: {
    en: 'It opens with {opening}, and bill {number} before it closes with {closing}: correct one of them, or send the bill between them.',
    es: 'Comienza con {opening} y la factura {number} anterior cierra con {closing}: corrija una de las dos o envíe la que falta entre ellas.',
  },
  paymentsDiffer: {
    en: 'Payments since the bill before come to {sum} and payments is {payments}: send all payments of that time, or none.',
    es: 'Los pagos desde la factura anterior suman {sum} y payments es {payments}: envíe todos los pagos de ese tiempo o ninguno.',
  },
  balanceDiffers: {
    en: 'balance is {stated}, and its bills and payments give {own}: correct it, or send the bill or payment that is missing.',
    es: 'balance es {stated} y sus facturas y pagos dan {own}: corríjalo o envíe la factura o el pago que falta.',
  },
  depositOfNothing: { en: 'Write an amount above zero.', es: 'Escriba un monto mayor que cero.' },
  depositInFuture: {
    en: 'Send it once it is paid: paidDate is in the future.',
    es: 'Envíelo cuando se haya pagado: paidDate está en el futuro.',
  },
  dayNotOver: { en: 'Send it once the day is over.', es: 'Envíelo cuando haya terminado el día.' },
  consentInFuture: {
    en: 'Send it once it is given: givenAt is in the future.',
    es: 'Envíelo cuando se haya dado: givenAt está en el futuro.',
  },
  dayTwice: {
    en: 'It is in line {line} as well: leave one row of that day.',
    es: 'También está en la línea {line}: deje una sola fila de ese día.',
  },
  consentTwice: {
    en: 'It is in line {line} as well: leave one of them.',
    es: 'También está en la línea {line}: deje una de las dos.',
  },
  usageDiffers: {
    en: 'The intervals of its days come to {sum} kWh and kilowattHours is {stated}: correct one of them, or leave the intervals out.',
    es: 'Los intervalos de sus días suman {sum} kWh y kilowattHours es {stated}: corrija uno de los dos u omita los intervalos.',
  },
  keyTwice: {
    en: '{key} {number} is in lines {lines}: leave one of them.',
    es: '{key} {number} está en las líneas {lines}: deje una de ellas.',
  },
  customerUnknown: {
    en: 'There is no customer “{number}” in these files or from an earlier import: add it, or correct customerNumber.',
    es: 'No hay ningún cliente “{number}” en estos archivos ni en una importación anterior: agréguelo o corrija customerNumber.',
  },
  customerRefused: {
    en: 'Customer “{number}” (line {line} of {file}) is refused: mend it, and send this row with it.',
    es: 'Se rechaza la fila del cliente “{number}” (línea {line} de {file}): corríjala y envíe esta con ella.',
  },
  dependsOn: {
    en: 'Nothing is wrong with this row, but the {row} in line {line} of {file} is refused: mend that, and send both.',
    es: 'Esta fila está bien, pero se rechaza la línea {line} de {file} ({row}): corríjala y envíe las dos.',
  },
  accountUnknown: {
    en: 'There is no account “{number}” in these files: add it, or correct {column}.',
    es: 'No hay ninguna cuenta “{number}” en estos archivos: agréguela o corrija {column}.',
  },
  billUnknown: {
    en: 'There is no bill “{number}” in these files: add it, or correct {column}.',
    es: 'No hay ninguna factura “{number}” en estos archivos: agréguela o corrija {column}.',
  },
  accountRefused: {
    en: 'Account “{number}” is refused: mend it, and send this row with it.',
    es: 'La cuenta “{number}” se rechaza: corríjala y envíe esta fila con ella.',
  },
  billRefused: {
    en: 'Bill “{number}” is refused: mend it, and send this line with it.',
    es: 'La factura “{number}” se rechaza: corríjala y envíe esta línea con ella.',
  },
  customerErased: {
    en: 'Leave this row out: the customer was erased here.',
    es: 'Omita esta fila: los datos de este cliente se eliminaron.',
  },
  brandFixed: {
    en: 'Leave the brand as it is, {brand}: a customer has one.',
    es: 'Deje la marca como está, {brand}: un cliente tiene una sola.',
  },
  customerRegistered: {
    en: 'Leave this row out: the customer has registered and looks after their own contact data.',
    es: 'Omita esta fila: el cliente se registró y mantiene sus propios datos de contacto.',
  },
  phoneNotNorthAmerican: {
    en: 'Write mobilePhone as a number of the North American plan, such as (713) 555-0121.',
    es: 'Escriba mobilePhone como un número del plan norteamericano, por ejemplo (713) 555-0121.',
  },
  loginOther: {
    en: 'Leave this row out: the customer logs in with another address, and an import changes no login.',
    es: 'Omita esta fila: el cliente inicia sesión con otra dirección y una importación no cambia ningún acceso.',
  },
  loginState: {
    en: 'Leave inactive as it is stored, {stored}: an import changes no login.',
    es: 'Deje inactive como está guardado, {stored}: una importación no cambia ningún acceso.',
  },
  emailTaken: {
    en: 'Somebody else logs in with this email: correct it.',
    es: 'Otra persona ya inicia sesión con este correo: corríjalo.',
  },
  billChanged: {
    en: 'It is stored with other values, and a bill never changes: send a correction as a bill of its own.',
    es: 'Está guardada con otros valores y una factura nunca cambia: envíe la corrección como otra factura.',
  },
  paymentChanged: {
    en: 'A payment of this reference is stored with other values: correct the row, or its reference.',
    es: 'Un pago con esta referencia está guardado con otros valores: corrija la fila o la referencia.',
  },
  depositChanged: {
    en: 'A deposit of this number is stored with other values: correct the row, or its number.',
    es: 'Un depósito con este número está guardado con otros valores: corrija la fila o el número.',
  },
  contractWithoutStart: {
    en: 'Fill in contractStart, or leave planCode, contractEnd and termMonths empty as well.',
    es: 'Complete contractStart, o deje también vacíos planCode, contractEnd y termMonths.',
  },
  contractOrder: {
    en: 'Write a contractEnd that is not before contractStart.',
    es: 'Escriba un contractEnd que no sea anterior a contractStart.',
  },
  planUnknown: {
    en: 'There is no plan {code} of this brand: create it, or leave planCode empty.',
    es: 'Esta marca no tiene ningún plan {code}: créelo o deje vacío planCode.',
  },
  accountOfAnother: {
    en: 'Another customer has an account of this number: correct accountNumber or customerNumber.',
    es: 'Otro cliente tiene una cuenta con este número: corrija accountNumber o customerNumber.',
  },
  homeFixed: {
    en: 'Leave {column} as it is stored: an import does not move an account that exists.',
    es: 'Deje {column} como está guardado: una importación no traslada una cuenta que existe.',
  },
  statusFixed: {
    en: 'Leave status as it is stored, {stored}: when service ends, the customer is written to, and an import sends nothing.',
    es: 'Deje status como está guardado, {stored}: al terminar el servicio se escribe al cliente y una importación no envía nada.',
  },
  autopayWouldDebit: {
    en: 'Bring new bills and payments of this account by the billing gateway: its AutoPay would debit them.',
    es: 'Envíe las facturas y los pagos nuevos de esta cuenta por la conexión con el sistema de facturación: su pago automático los cobraría.',
  },
  alertsWouldAnnounce: {
    en: 'Bring new bills and payments of this account by the billing gateway: its text alerts would announce them.',
    es: 'Envíe las facturas y los pagos nuevos de esta cuenta por la conexión con el sistema de facturación: sus alertas por mensaje de texto los anunciarían.',
  },
  customers: { en: 'customer', es: 'cliente' },
  logins: { en: 'login', es: 'acceso' },
  accounts: { en: 'account', es: 'cuenta' },
  bills: { en: 'bill', es: 'factura' },
  'bill-lines': { en: 'line of a bill', es: 'línea de factura' },
  payments: { en: 'payment', es: 'pago' },
  deposits: { en: 'deposit', es: 'depósito' },
  intervals: { en: 'day of intervals', es: 'día de lecturas' },
  consents: { en: 'consent', es: 'consentimiento' },
})
