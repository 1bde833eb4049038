import { resolveMetadata, type Viewer } from '@porchlight/metadata'
import { byteOrderMark, csvLines } from '@porchlight/server-methods/files/csv-lines'
import { describe, expect, it } from 'vitest'
import { objects } from '../../../objects'
import { comparePlans } from './compare-plans'
import { sentenceOf } from './fault'
import { headingOf, type PlanValues } from './plan-columns'
import type { PlanWorld, StoredPlan } from './plan-world'
import { type PlanTable, readPlanTable } from './read-plan-table'
import { fileToMend, planFileOf } from './write-plan-file'

const object = [...resolveMetadata(objects).objects.values()].find(({ apiName }) => apiName === 'Product2')
if (object === undefined) throw new RangeError()

const viewer: Viewer = { class: 'admin', language: 'en', userId: '005000000000001AAA' }
const delivery = { fixed: 4, perUnit: 5 }
const utilities = [
  { id: 'a02000000000001AAA', name: 'Harbor Wires', commodity: 'Electricity', delivery },
  { id: 'a02000000000002AAA', name: 'Harbor Wires', commodity: 'Gas', delivery },
  { id: 'a02000000000003AAA', name: 'Twin Wires', commodity: 'Electricity', delivery },
  { id: 'a02000000000004AAA', name: 'Twin Wires', commodity: 'Electricity', delivery },
]
const offered: PlanValues = {
  ProductCode: 'FIXED-12',
  Name: 'Fixed 12',
  Plan_Brand__c: 'first',
  Commodity__c: 'Electricity',
  Utility__c: 'a02000000000001AAA',
  Offered_From__c: '2026-01-01',
  Offered_Until__c: null,
  IsActive: true,
  Rate_Type__c: 'Fixed',
  Term_Months__c: 12,
  Energy_Charge__c: 9.8,
  Base_Charge__c: 4.95,
  Cancellation_Fee__c: 150,
  Renewable_Share__c: 0,
  Requires_Deposit__c: true,
}
const coming = { ...offered, ProductCode: 'FIXED-24', Name: 'Fixed 24', Offered_From__c: '2027-01-01' }
const plan = (id: string, values: PlanValues): StoredPlan => ({ id, version: 1, values })
const world: PlanWorld = {
  object,
  utilities,
  stored: new Map([
    ['FIXED-12', plan('01t000000000001AAA', offered)],
    ['FIXED-24', plan('01t000000000002AAA', coming)],
  ]),
  viewer,
  now: new Date('2026-11-20T18:00:00Z'),
}

const newRow: Readonly<Record<string, string>> = {
  'Plan code': 'FIXED-36',
  'Plan name': 'Fixed 36',
  Brand: 'first',
  Commodity: 'Electricity',
  Utility: 'Harbor Wires',
  'First day of offer': '2027-01-01',
  'Last day of offer': '',
  Rate: 'Fixed',
  'Term in months': '36',
  'Energy charge (cents per kWh or therm)': '11.5',
  'Base charge (monthly)': '4.95',
  'Early termination fee': '150',
}

function tableOf(text: string): PlanTable {
  const table = readPlanTable(text, world.object)
  if ('faults' in table) throw new Error(table.faults.map((fault) => sentenceOf(fault, 'en')).join(' '))
  return table
}

function csvOf(...rows: readonly Readonly<Record<string, string>>[]): string {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return csvLines([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))])
}

/** A file as somebody types it: nothing is disarmed. */
function typed(row: Readonly<Record<string, string>>): string {
  const cells = (texts: readonly string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')
  return `${cells(Object.keys(row))}\r\n${cells(Object.values(row))}\r\n`
}

const compare = (text: string) => comparePlans(tableOf(text), world)
const sentencesOf = (text: string) =>
  compare(text).flatMap(({ row, faults }) => faults.map((fault) => sentenceOf(fault, 'en', row)))

describe('a file', () => {
  it('adds a plan whose code is new, with all that its row gives it', () => {
    const [row] = compare(csvOf(newRow))
    expect(row).toMatchObject({ row: 2, code: 'FIXED-36', name: 'Fixed 36', kind: 'new', stored: null })
    expect(row?.changes).toContainEqual({ field: 'Utility__c', before: null, after: 'a02000000000001AAA' })
    expect(row?.changes.map(({ field }) => field)).not.toContain('Offered_Until__c')
  })

  it('leaves columns that it does not have as they are, and says what was and what would be', () => {
    const text = csvOf(
      { 'Plan code': 'FIXED-12', 'Last day of offer': '12/31/2026' },
      { 'Plan code': 'FIXED-24', 'Last day of offer': '' },
    )
    expect(compare(text)).toMatchObject([
      { kind: 'changed', changes: [{ field: 'Offered_Until__c', before: null, after: '2026-12-31' }] },
      { kind: 'unchanged', changes: [] },
    ])
  })

  it('of every kind of price comes back as it was written', () => {
    const every: PlanValues = {
      ...coming,
      Rate_Type__c: 'Indexed',
      Tier_2_Above__c: 500,
      Tier_2_Charge__c: 8.9,
      Tier_3_Above__c: 1_500,
      Tier_3_Charge__c: 10.25,
      Window_1_Days__c: 'All',
      Window_1_From__c: 21,
      Window_1_To__c: 6,
      Window_1_Charge__c: 0,
      Window_1_Share__c: 35,
      Window_2_Days__c: 'Weekdays',
      Window_2_From__c: 14,
      Window_2_To__c: 19,
      Window_2_Charge__c: 21.5,
      Window_2_Share__c: 12.5,
      Minimum_Usage_Fee__c: 9.95,
      Minimum_Usage__c: 1_000,
      Bill_Credit__c: 30,
      Bill_Credit_Threshold__c: 1_000,
      Bill_Credit_2__c: 20,
      Bill_Credit_2_Threshold__c: 2_000,
      Index_Formula__c: 'The mean price of the month before, plus 5.2 cents.',
      Index_Formula_ES__c: 'El precio medio del mes anterior, más 5.2 centavos.',
      Buyback_Price__c: 6.5,
    }
    for (const language of ['en', 'es'] as const) {
      const utilityNames = new Map(utilities.map(({ id, name }) => [id, name]))
      const text = planFileOf([every], world.object, { language, utilityNames })
      const [asNew] = comparePlans(tableOf(text), { ...world, stored: new Map() })
      expect(asNew).toMatchObject({ kind: 'new', faults: [] })
      const written = Object.fromEntries((asNew?.changes ?? []).map(({ field, after }) => [field, after]))
      expect(written).toMatchObject(
        Object.fromEntries(Object.entries(every).filter(([, value]) => value !== null)),
      )
      const stored = new Map([['FIXED-24', plan('01t000000000002AAA', every)]])
      expect(comparePlans(tableOf(text), { ...world, stored })).toMatchObject([{ kind: 'unchanged' }])
      const other = text.replace('1500', '1600')
      expect(comparePlans(tableOf(other), { ...world, stored })).toMatchObject([
        { kind: 'changed', changes: [{ field: 'Tier_3_Above__c', before: 1_500, after: 1_600 }] },
      ])
    }
  })

  it('that was written here changes nothing, in either language and by a spreadsheet’s formulas', () => {
    const disarmed = { ...offered, Description: '=HYPERLINK("https://example.com")', Margin__c: -3 }
    const stored = new Map([['FIXED-12', plan('01t000000000001AAA', disarmed)]])
    for (const language of ['en', 'es'] as const) {
      const utilityNames = new Map(utilities.map(({ id, name }) => [id, name]))
      const text = planFileOf([disarmed], world.object, { language, utilityNames })
      expect(text.startsWith(byteOrderMark)).toBe(true)
      expect(text).toContain(`'=HYPERLINK`)
      expect(text).not.toMatch(/(^|,|")=/m)
      expect(comparePlans(tableOf(text), { ...world, stored })).toMatchObject([{ kind: 'unchanged' }])
    }
  })

  it('comes back with what to correct, and can be mended and sent again', () => {
    const text = typed({ ...newRow, 'Base charge (monthly)': 'five' })
    const back = fileToMend(tableOf(text), compare(text), 'en')
    expect(back).toContain('Base charge (monthly): Write digits only')
    expect(compare(back.replace('five', '5'))).toMatchObject([{ kind: 'new', faults: [] }])
  })

  it('reads spreadsheets’ ways of days, yes and no, brands and empty lines', () => {
    const { Name } = offered
    const text = csvOf(
      { ...newRow, Brand: 'FIRST', 'On offer': 'no', 'First day of offer': '1/5/2027' },
      { 'Plan code': '' },
      { 'Plan code': 'FIXED-12', 'Plan name': String(Name) },
    )
    expect(tableOf(text).rows.map(({ row }) => row)).toEqual([2, 4])
    expect(compare(text)[0]?.changes).toContainEqual({
      field: 'Offered_From__c',
      before: null,
      after: '2027-01-05',
    })
  })
})

const chars = (count: number) => 'x'.repeat(count)
const energy = 'Energy charge (cents per kWh or therm)'
const dear = 'Base charge (monthly)'

describe('a row is refused with one sentence that names row and column', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no code', { 'Plan code': '' }, 'Row 2, Plan code: Enter the code that the plan is known by'],
    ['a code in small letters', { 'Plan code': 'fixed-36' }, 'Row 2, Plan code: Use capital letters'],
    ['a code that is too long', { 'Plan code': 'F'.repeat(41) }, 'Row 2, Plan code: Use capital letters'],
    ['no name', { 'Plan name': '' }, 'Row 2, Plan name: Fill in this cell.'],
    ['a name that is too long', { 'Plan name': chars(256) }, 'Row 2, Plan name: Use at most 255 characters.'],
    ['a name of two lines', { 'Plan name': 'Fixed\n36' }, 'Row 2, Plan name: Write it on one line.'],
    ['a formula', { 'Plan name': '=1+1' }, 'Row 2, Plan name: A spreadsheet would run this as a formula.'],
    ['a formula by @', { Description: '@SUM(A1)' }, 'Row 2, Description: A spreadsheet would run this'],
    ['no brand', { Brand: '' }, 'Row 2, Brand: Fill in this cell.'],
    ['an unknown brand', { Brand: 'ninth' }, 'Row 2, Brand: Choose one of: '],
    [
      'an unknown commodity',
      { Commodity: 'Water' },
      'Row 2, Commodity: Choose one of: Electricity, Natural gas.',
    ],
    ['no utility', { Utility: '' }, 'Row 2, Utility: Fill in this cell.'],
    ['an unknown utility', { Utility: 'No Wires' }, 'Row 2, Utility: There is no such utility'],
    ['a utility of two', { Utility: 'Twin Wires' }, 'Row 2, Utility: Several utilities have this name.'],
    [
      'a day that does not exist',
      { 'First day of offer': '2027-02-30' },
      'Row 2, First day of offer: Write a day of the calendar',
    ],
    [
      'a day in words',
      { 'Last day of offer': 'May 1' },
      'Row 2, Last day of offer: Write a day of the calendar',
    ],
    [
      'an end before the beginning',
      { 'Last day of offer': '2026-12-31' },
      'Row 2, Last day of offer: Choose a later date.',
    ],
    ['neither yes nor no', { 'On offer': 'maybe' }, 'Row 2, On offer: Write Yes or No.'],
    [
      'an unknown rate',
      { Rate: 'Floating' },
      'Row 2, Rate: Choose one of: Fixed rate, Variable rate, Indexed rate.',
    ],
    ['no term', { 'Term in months': '' }, 'Row 2, Term in months: Fill in this cell.'],
    ['a part of a month', { 'Term in months': '12.5' }, 'Row 2, Term in months: Enter a whole number.'],
    [
      'a fixed rate of a month',
      { 'Term in months': '1' },
      'Row 2, Term in months: Enter at least three months',
    ],
    [
      'a term of no month',
      { 'Term in months': '0', Rate: 'Variable' },
      'Row 2, Term in months: Enter 1 or more',
    ],
    ['no energy charge', { [energy]: '' }, `Row 2, ${energy}: Fill in this cell.`],
    ['an energy charge in words', { [energy]: '11.5 cents' }, `Row 2, ${energy}: Write digits only`],
    ['a negative energy charge', { [energy]: '-1' }, `Row 2, ${energy}: Enter zero or more.`],
    ['five decimals', { [energy]: '1.00005' }, `Row 2, ${energy}: Use at most 4 decimal places.`],
    ['too many digits', { [energy]: '123456' }, `Row 2, ${energy}: Enter a number with at most 5 digits`],
    ['a dollar sign', { [dear]: '$4.95' }, `Row 2, ${dear}: Write digits only`],
    ['a thousands comma', { [dear]: '1,000' }, `Row 2, ${dear}: Write digits only`],
    ['parts of a cent', { [dear]: '4.955' }, `Row 2, ${dear}: Use at most 2 decimal places.`],
    ['a credit from nowhere', { 'Bill credit': '50' }, 'Row 2, Bill credit from (kWh): Enter the usage'],
    [
      'a fixed rate that follows an index',
      { 'How the price follows the index': 'The market plus 2 cents' },
      'Row 2, How the price follows the index: Leave this empty, or choose the indexed rate.',
    ],
    [
      'a tier without its charge',
      { 'Second tier above (kWh or therms)': '500' },
      'Row 2, Energy charge of the second tier (cents): Enter the energy charge of the tier.',
    ],
    [
      'a stated price that the charges do not come to',
      // 11.5 + 5 cents a kWh, and 4.95 + 4.00 dollars a month.
      { 'Average price at 1,000 kWh (cents)': '16.4' },
      'Row 2, Average price at 1,000 kWh (cents): With its charges and those of its utility, this plan comes to 17.4 cents.',
    ],
    ['more than all', { 'Renewable share': '101' }, 'Row 2, Renewable share: Enter 100 or less.'],
    ['a percent sign', { 'Renewable share': '50%' }, 'Row 2, Renewable share: Write digits only'],
    [
      'a script as a link',
      { 'Facts label': 'javascript:alert(1)' },
      'Row 2, Facts label: Enter a web address',
    ],
  ])('%s', (_what, cells, sentence) => {
    const found = sentencesOf(typed({ ...newRow, ...cells }))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(sentence)
  })

  it('a new plan without a column that it needs', () => {
    const { Rate: _rate, ...rest } = newRow
    expect(sentencesOf(typed(rest))).toEqual([
      'Row 2, Rate: A new plan needs this column. Add it and fill in the cell.',
    ])
  })

  it('a code that stands there twice, and cells beyond the headings', () => {
    const twice = `${typed(newRow)}${typed(newRow).split('\r\n')[1]}\r\n`
    expect(sentencesOf(twice)).toEqual([
      'Row 3, Plan code: Row 2 has this code too. Keep one of the two rows.',
    ])
    expect(sentencesOf(typed(newRow).trimEnd().concat(',"more"\r\n'))).toEqual([
      'Row 2: The row has more cells than there are headings. Put text with commas in quotation marks.',
    ])
  })

  it('other terms for a plan that has been offered, and none for one that is coming', () => {
    const other = (code: string, cells: object) => typed({ 'Plan code': code, ...cells })
    for (const cells of [{ [energy]: '12' }, { 'Term in months': '24' }, { Brand: 'second' }]) {
      expect(sentencesOf(other('FIXED-12', cells))[0]).toContain(
        'This plan has been offered, so its terms stay. Add a plan with a code of its own',
      )
      expect(compare(other('FIXED-24', cells))).toMatchObject([{ kind: 'changed' }])
    }
    expect(sentencesOf(other('FIXED-12', { 'First day of offer': '2027-05-01' }))).toHaveLength(1)
    expect(sentencesOf(other('FIXED-12', { 'Plan name': '' }))).toEqual([
      'Row 2, Plan name: Fill in this cell.',
    ])
  })

  it('in Spanish too', () => {
    const text = typed({ ...newRow, [dear]: 'cinco', Utility: 'Ninguna' })
    const [row] = compare(text)
    expect(row?.faults.map((fault) => sentenceOf(fault, 'es', 2))).toEqual([
      'Fila 2, Cargo base (mensual): Escriba solo dígitos, con un punto antes de los decimales, por ejemplo 12.5.',
      'Fila 2, Compañía de distribución: No existe esa compañía para este servicio. Escriba su nombre como en la lista de compañías.',
    ])
  })
})

describe('a file as a whole is refused', () => {
  const plain = typed(newRow)
  it.each<[string, string, string]>([
    ['empty', '', 'There is no column “Plan code”.'],
    ['headings alone', `${plain.split('\r\n')[0]}\r\n`, 'The file has no plans.'],
    ['no column of codes', 'Name\r\nFixed\r\n', 'There is no column “Plan code”.'],
    ['semicolons', 'Plan code;Plan name\r\nA;B\r\n', 'There is no column “Plan code”.'],
    ['an unknown column', 'Plan code,Colour\r\nA,red\r\n', 'No column is called “Colour”.'],
    ['a column twice', 'Plan code,Rate,rate\r\nA,Fixed,Fixed\r\n', 'Two columns are called “rate”.'],
    [
      'letters of another alphabet',
      plain.replace('Harbor', 'Harb\uFFFDr'),
      'Save the file again as “CSV UTF-8”.',
    ],
    ['an open quotation mark', 'Plan code,Rate\r\nA,"Fixed\r\n', 'Row 2: A quotation mark is opened'],
    ['too many rows', `Plan code\r\n${'A\r\n'.repeat(501)}`, 'The file has 501 plans, and at most 500'],
    ['too large', `Plan code\r\n${chars(400_000)}`, 'The file is larger than 400 kilobytes.'],
  ])('%s', (_what, text, sentence) => {
    const table = readPlanTable(text, world.object)
    const faults = 'faults' in table ? table.faults : []
    expect(faults.map((fault) => sentenceOf(fault, 'en'))[0]).toContain(sentence)
  })

  it('no column has the name of another', () => {
    const names = tableOf(planFileOf([offered], world.object, { language: 'es', utilityNames: new Map() }))
    expect(names.columns).not.toContain(null)
    expect(new Set(names.columns).size).toBe(names.columns.length)
    expect(headingOf(world.object, 'Utility__c').es).toBe('Compañía de distribución')
  })
})
