import { expect, it } from 'vitest'
import { type AuthorizedDebits, autopayAuthorization, textMark } from './authorization'

const card: AuthorizedDebits['method'] = {
  type: 'Card',
  institution: 'Visa',
  lastFour: '4242',
  bankAccountType: null,
}
const savings: AuthorizedDebits['method'] = {
  type: 'Bank_Account',
  institution: 'Gulf Prairie Bank',
  lastFour: '6789',
  bankAccountType: 'Savings',
}
const checking = { ...savings, bankAccountType: 'Checking' } as const

const debits: AuthorizedDebits = {
  brandName: 'Northlamp',
  customerName: 'Dana Whitcombe',
  accountNumber: '4100120401',
  method: card,
  startDate: '2026-12-04',
  first: { cents: 12_050, date: '2026-12-04' },
  servicePhone: '(713) 555-0100',
}

it('names who debits what, from which card, for which account, from when on and how it is revoked', () => {
  expect(autopayAuthorization(debits, 'en')).toBe(
    'By selecting Authorize, I, Dana Whitcombe, authorize Northlamp to charge my Visa card ending 4242 on or about each bill’s due date for the amount of that bill of my account 4100120401, starting December 4, 2026. The first debit is $120.50 on December 4, 2026. Northlamp will tell me the amount at least 10 days before each later debit. I can cancel in AutoPay, or by calling (713) 555-0100, at least 3 business days before a debit. I may print this.',
  )
  expect(autopayAuthorization(debits, 'es')).toBe(
    'Yo, Dana Whitcombe, al elegir Autorizar, autorizo a Northlamp a cargar a mi tarjeta Visa terminada en 4242 el monto de cada factura de mi cuenta 4100120401, en su fecha de vencimiento o alrededor de ella, a partir del 4 de diciembre de 2026. El primer cargo es de $120.50 el 4 de diciembre de 2026. Northlamp me informará el monto al menos 10 días antes de cada cargo posterior. Puedo cancelar en la página de pago automático, o llamando al (713) 555-0100, al menos 3 días hábiles antes de un cargo. Puedo imprimir este texto.',
  )
})

it.each([
  [
    savings,
    'debit my savings account ending 6789 at Gulf Prairie Bank',
    'debitar de mi cuenta de ahorros terminada en 6789 en Gulf Prairie Bank',
  ],
  [
    checking,
    'debit my checking account ending 6789 at Gulf Prairie Bank',
    'debitar de mi cuenta corriente terminada en 6789 en Gulf Prairie Bank',
  ],
])('names the kind of a bank account', (method, english, spanish) => {
  expect(autopayAuthorization({ ...debits, method }, 'en')).toContain(` to ${english} on or about `)
  expect(autopayAuthorization({ ...debits, method }, 'es')).toContain(` a ${spanish} el monto `)
})

it('names no first debit where none is made of the bill of today', () => {
  expect(autopayAuthorization({ ...debits, first: null }, 'en')).toContain(
    'starting December 4, 2026. Northlamp will tell me',
  )
  expect(autopayAuthorization({ ...debits, first: null }, 'es')).toContain(
    'a partir del 4 de diciembre de 2026. Northlamp me informará',
  )
})

it('has a mark for each wording, short enough for a form', () => {
  const marks = (['en', 'es'] as const).map((language) => textMark(autopayAuthorization(debits, language)))
  expect(new Set(marks).size).toBe(2)
  for (const mark of marks) expect(mark).toMatch(/^[\w-]{22}$/)
})
