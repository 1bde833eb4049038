import { roundsOf, type TransactionValues, textOf } from '../transactions/declaration'

/** The summary that is stored with a document's message: totals, and whether they add up. */
export interface DocumentSummary {
  /** Kilowatt-hours of a report of usage. */
  readonly kilowattHours?: number
  /** Dollars of an invoice or a remittance. */
  readonly dollars?: number
  /** Why a person should check it; null if it adds up. */
  readonly problem: string | null
}

/** Returns the totals of an 867, an 810 or an 820; null for any other document. */
export function summaryOfDocument(transaction: string, values: TransactionValues): DocumentSummary | null {
  if (transaction === '867_02' || transaction === '867_03') return usageSummary(values)
  if (transaction === '810_02') return invoiceSummary(values)
  if (transaction === '820_02') return remittanceSummary(values)
  return null
}

/** The utility states the sum over meters (`SU`); meters are only added up if it does not. */
function usageSummary(values: TransactionValues): DocumentSummary {
  const products = roundsOf(values, 'products')
  const kilowattHours = (type: string) =>
    products
      .filter((product) => textOf(product, 'type') === type)
      .flatMap((product) => roundsOf(product, 'quantities'))
      .filter((quantity) => [textOf(quantity, 'unit'), textOf(quantity, 'measuredUnit')].includes('KH'))
      .reduce((sum, quantity) => sum + Number(textOf(quantity, 'quantity') || 0), 0)
  const isSummed = products.some((product) => textOf(product, 'type') === 'SU')
  const problem = products.length === 0 ? 'It has no usage.' : null
  return { kilowattHours: kilowattHours(isSummed ? 'SU' : 'PL'), problem }
}

function invoiceSummary(values: TransactionValues): DocumentSummary {
  const total = Number(textOf(values, 'total') || Number.NaN)
  const charges = roundsOf(values, 'charges').reduce((sum, charge) => {
    const cents = Number(textOf(charge, 'amount') || 0)
    return sum + ({ C: cents, A: -Math.abs(cents) }[textOf(charge, 'sign')] ?? 0)
  }, 0)
  const taxes = roundsOf(values, 'taxes').reduce((sum, tax) => sum + cents(textOf(tax, 'amount')), 0)
  const problem = charges + taxes === total ? null : 'Its charges do not add up to its total.'
  return { dollars: total / 100, problem }
}

function remittanceSummary(values: TransactionValues): DocumentSummary {
  const paid = roundsOf(values, 'payments').reduce(
    (sum, payment) => sum + cents(textOf(payment, 'amount')),
    0,
  )
  const total = cents(textOf(values, 'total'))
  return { dollars: total / 100, problem: paid === total ? null : 'Its payments do not add up to its total.' }
}

function cents(dollars: string): number {
  return Math.round(Number(dollars || 0) * 100)
}
