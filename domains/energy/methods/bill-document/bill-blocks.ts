import { createFormatter, createLabels, type Formatter, type Language } from '@porchlight/i18n'
import type { PdfBlock, PdfRow } from '@porchlight/server-methods/pdf/pdf-block'
import { contactBlocks } from '../../../customers/operations/print/contact-blocks'
import type { PrintedService } from '../../../customers/operations/print/printed-service'
import { takenPlanName } from '../../../plans/facts/plan-name'
import { billStory } from '../../facts/bill-story'
import { cycleMonth } from '../../facts/cycle-month'
import { billDocumentLabels } from './labels'
import type { PrintedBill, PrintedLine } from './read-printed-bill'

const chargers = ['Provider', 'Utility', 'Government'] as const

/**
 * Returns the content of a bill on paper, in order: the amount due, why, for what, how it adds up, how to pay, whom to
 * call.
 */
export function billBlocks(
  bill: PrintedBill,
  sender: PrintedService,
  language: Language,
): { readonly title: string; readonly blocks: readonly PdfBlock[] } {
  const t = createLabels(language, billDocumentLabels)
  const format = createFormatter({ language })
  const { record } = bill
  const closing = record.Closing_Balance__c
  const isFinal = record.Is_Final__c
  const title = t(isFinal ? 'finalTitle' : 'title', { date: format.date(record.Bill_Date__c) })
  const isGas = record['Account__r.Commodity__c'] === 'Gas'
  const place = [
    record['Account__r.Service_Street__c'],
    record['Account__r.Service_City__c'],
    record['Account__r.Service_State__c'],
  ]

    .filter((part) => part !== null)
    .join(', ')
  const name = [record['Account__r.Contact.FirstName'], record['Account__r.Contact.LastName']]
    .filter((part) => part !== null)
    .join(' ')
  const details: readonly (readonly [string, string | null])[] = [
    [t('customer'), name],
    [t('address'), `${place} ${record['Account__r.Service_Postal_Code__c'] ?? ''}`.trim()],
    [t('accountNumber'), record['Account__r.AccountNumber']],
    [t('esiid'), record['Account__r.ESIID__c']],
    [t('gasAccount'), record['Account__r.Gas_Account_Number__c']],
    [t('billNumber'), record.Name],
    [t('billDate'), format.date(record.Bill_Date__c)],
    [t('period'), format.dateRange(record.Period_Start__c, record.Period_End__c)],
    [t('plan'), planNameOf(record, language)],
    // 16 TAC 25.479(c): bills of electricity in Texas.
    [
      t('certificate'),
      record['Account__r.Service_State__c'] === 'TX' && !isGas ? sender.certificateNumber : null,
    ],
  ]
  const phone = record['Account__r.Utility__r.Utility_Phone__c']
  const utility = record['Account__r.Utility__r.Name']
  return {
    title,
    blocks: [
      { kind: 'heading', text: title },
      ...dueBlocks(bill, t, format),
      { kind: 'pairs', pairs: known(details) },
      ...storyBlocks(bill, t, format),
      { kind: 'section', text: t('lines') },
      {
        kind: 'table',
        head: [t('line'), t('amount')],
        rows: [
          ...chargers.flatMap((charger) => linesOf(bill.lines, charger, t(`by${charger}`), t, format)),
          { kind: 'total', name: t('charges'), amount: format.money(record.Charges__c) },
        ],
      },
      { kind: 'section', text: t('howDue') },
      {
        kind: 'table',
        head: [t('line'), t('amount')],
        rows: [
          { kind: 'line', name: t('previousBalance'), amount: format.money(record.Opening_Balance__c) },
          {
            kind: 'line',
            name: t(record.Payments__c < 0 ? 'paymentsReturned' : 'payments'),
            amount: format.money(-record.Payments__c),
          },
          { kind: 'line', name: t('charges'), amount: format.money(record.Charges__c) },
          { kind: 'total', name: t('closing'), amount: format.money(closing) },
        ],
      },
      ...usageBlocks(bill, isGas, t, format),
      { kind: 'section', text: t('howToPay') },
      { kind: 'text', text: t('payOnline', { address: sender.address }) },
      { kind: 'text', text: t('payPhone', { phone: sender.phone, hours: sender.hours }) },
      { kind: 'text', text: t('moreTime') },
      ...contactBlocks(
        {
          utility,
          utilityPhone: phone,
          isGas,
          state: record['Account__r.Service_State__c'],
        },
        sender,
        language,
      ),
    ],
  }
}

type Words = ReturnType<typeof createLabels<readonly [typeof billDocumentLabels]>>

/** The plan of the bill's account, as its customer reads it. */
function planNameOf(record: PrintedBill['record'], language: Language): string | null {
  const taken = {
    Plan_Name__c: record['Account__r.Plan_Name__c'],
    'Plan__r.Name': record['Account__r.Plan__r.Name'],
    'Plan__r.Name_ES__c': record['Account__r.Plan__r.Name_ES__c'],
  }
  return takenPlanName(taken, language)
}

/** Returns the amount left to pay today, and how the rest was paid; a paid bill is marked as such. */
function dueBlocks({ record, due }: PrintedBill, t: Words, format: Formatter): readonly PdfBlock[] {
  const closing = record.Closing_Balance__c
  const figure = (text: string): PdfBlock => ({ kind: 'figure', text })
  if (due > 0) {
    return [
      figure(t('amountDue', { amount: format.money(due) })),
      { kind: 'section', text: t('due', { date: format.date(record.Due_Date__c) }) },
      ...(due === closing
        ? []
        : [{ kind: 'text' as const, text: t('cameTo', { amount: format.money(closing) }) }]),
    ]
  }
  if (closing < 0) return [figure(t('credit', { amount: format.money(-closing) }))]
  const isCarried = record.Status__c === 'Carried_Over'
  return [
    figure(t(isCarried ? 'carriedOver' : 'paid', { amount: format.money(closing) })),
    { kind: 'text', text: t(isCarried ? 'carriedOverNote' : 'paidNote') },
  ]
}

/** The way from the last bill's amount to this one's, step by step; nothing without a bill to compare with. */
function storyBlocks({ explanation }: PrintedBill, t: Words, format: Formatter): readonly PdfBlock[] {
  const { thisBill, lastBill } = explanation
  const steps = billStory(explanation)
  if (thisBill === null || lastBill === null || steps.length === 0) return []
  const difference = thisBill.amount - lastBill.amount
  const last = format.month(cycleMonth(lastBill))
  const line = (name: string, amount: string): PdfRow => ({ kind: 'line', name, amount })
  return [
    {
      kind: 'section',
      text: t(difference > 0 ? 'changeMore' : difference < 0 ? 'changeLess' : 'changeSame', {
        amount: format.money(Math.abs(difference)),
        month: last,
      }),
    },
    {
      kind: 'table',
      head: [t('reason'), t('amount')],
      rows: [
        line(t('lastBill', { month: last }), format.money(lastBill.amount)),
        ...steps.map(({ cause, name, amount }) =>
          line(cause === 'fee' ? (name ?? '') : t(cause), `${amount > 0 ? '+' : ''}${format.money(amount)}`),
        ),
        { kind: 'total', name: t('closing'), amount: format.money(thisBill.amount) },
      ],
    },
  ]
}

function linesOf(
  lines: readonly PrintedLine[],
  charger: string,
  heading: string,
  t: Words,
  format: Formatter,
): readonly PdfRow[] {
  const theirs = lines.filter(({ chargedBy }) => chargedBy === charger)
  if (theirs.length === 0) return []
  return [
    { kind: 'group', name: heading },
    ...theirs.map(({ name, quantity, unit, rate, amount }): PdfRow => {
      const isByUnit = quantity !== null && rate !== null && (unit === 'kWh' || unit === 'therm')
      const digits = String(rate).split('.')[1]?.length ?? 0
      return {
        kind: 'line',
        name,
        amount: format.money(amount),
        ...(isByUnit
          ? {
              detail: t('atRate', {
                quantity: unit === 'kWh' ? format.kilowattHours(quantity) : format.therms(quantity),
                rate: format.number(rate, digits),
                unit: t(unit === 'kWh' ? 'kilowattHour' : 'therm'),
              }),
            }
          : {}),
      }
    }),
  ]
}

function usageBlocks(
  { record, cycle, lastCycle }: PrintedBill,
  isGas: boolean,
  t: Words,
  format: Formatter,
): readonly PdfBlock[] {
  if (cycle === null) return []
  const amount = (used: number) => (isGas ? format.therms(used) : format.kilowattHours(used))
  const isEstimated = record.Is_Estimated__c || cycle.estimated
  const pairs: readonly (readonly [string, string | null])[] = [
    [t('used'), amount(cycle.used)],
    [t('usedBefore'), lastCycle === null ? null : amount(lastCycle.used)],
    [t('cycleDays'), format.number(cycle.days)],
    [t('temperature'), cycle.temperature === null ? null : format.temperature(cycle.temperature)],
    [t('reading'), t(isEstimated ? 'estimated' : 'actual')],
  ]
  return [
    { kind: 'section', text: t('usage') },
    { kind: 'pairs', pairs: known(pairs) },
  ]
}

function known(pairs: readonly (readonly [string, string | null])[]): readonly (readonly [string, string])[] {
  return pairs.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]))
}
