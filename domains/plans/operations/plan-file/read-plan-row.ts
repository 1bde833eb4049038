import { isFormula } from '@porchlight/file-formats'
import type { FieldScalar, RuleFailure } from '@porchlight/metadata'
import { rateFields } from '../../rules/plan-price/rates-of-plan'
import { statedPrices, wrongStatedPrices } from '../../rules/plan-price/stated-prices'
import { type Fault, faultOf } from './fault'
import { type FileField, fieldOf, fileFields, headingOf, type PlanValues } from './plan-columns'
import type { PlanWorld, StoredPlan } from './plan-world'
import { readCell } from './read-cell'
import type { PlanTable, TableRow } from './read-plan-table'

/** The values of a plan from a row of a file. */
export interface ReadPlanRow {
  /** The values of its cells that can be read. */
  readonly given: ReadonlyMap<FileField, FieldScalar>
  /** The plan as it would be. */
  readonly next: PlanValues
  /** At most one for each column. */
  readonly faults: readonly Fault[]
}

/** What plan search takes for a code. */
const codePattern = /^[A-Z0-9-]{1,40}$/

/** A plan without one would supply energy for free, so a file has to state it, even if it is 0. */
const neededBeyondRecord: readonly FileField[] = ['Energy_Charge__c']

/** Reads a row; `firstRow` is the first one that has its code. */
export function readPlanRow(
  table: PlanTable,
  { row, cells }: TableRow,
  { firstRow, stored }: { readonly firstRow: number; readonly stored: StoredPlan | null },
  world: PlanWorld,
): ReadPlanRow {
  const { object } = world
  const faults = new Map<FileField | 'row', Fault>()
  const given = new Map<FileField, FieldScalar>()
  const cellOf = (name: FileField) => cells[table.columns.indexOf(name)] ?? ''

  if (cells.length > table.headings.length) faults.set('row', faultOf('tooManyCells'))
  const codeFault = faultOfCode(cellOf('ProductCode'), row, firstRow)
  if (codeFault !== null) {
    const [key, values] = codeFault
    faults.set('ProductCode', faultOf(key, headingOf(object, 'ProductCode'), values))
  }
  for (const name of table.columns) {
    if (name === null || faults.has(name)) continue
    const cell = cellOf(name)
    if (cell === '') {
      // An empty cell of a new plan leaves the default.
      if (stored !== null) given.set(name, null)
      continue
    }
    const answer = readCell(fieldOf(object, name), cell)
    if ('value' in answer) {
      const { value } = answer
      const isRun = typeof value === 'string' && isFormula(value)
      // What a plan has already comes back as it was written.
      if (!isRun || value === stored?.values[name]) given.set(name, value)
      else faults.set(name, faultOf('formula', headingOf(object, name)))
    } else faults.set(name, { ...answer, column: headingOf(object, name) })
  }
  nameUtility(given, faults, stored, world)
  const next = { ...(stored?.values ?? defaults(world)), ...Object.fromEntries(given) }
  for (const name of fileFields) {
    const isNeeded = fieldOf(object, name).required || neededBeyondRecord.includes(name)
    const isGiven = stored === null || given.has(name)
    if (!isNeeded || !isGiven || faults.has(name) || (next[name] ?? null) !== null) continue
    if (name === 'Utility__c' && cellOf(name) !== '') continue
    const key = table.columns.includes(name) ? 'needed' : 'neededColumn'
    faults.set(name, faultOf(key, headingOf(object, name)))
  }
  const previous = stored?.values ?? null
  const failures = [
    ...object.rules.map((rule) => rule.check({ next, previous, viewer: world.viewer, now: world.now })),
    ...pricesThatDisagree(next, previous, world),
  ]
  for (const failure of failures) {
    const name = fileFields.find((field) => field === failure?.fieldApiName)
    if (failure === null || name === undefined || faults.has(name)) continue
    faults.set(name, { column: headingOf(object, name), reason: failure.message })
  }
  return { given, next, faults: [...faults.values()] }
}

/** As the record's own rule has it: stated prices are compared when they, or what they come from, get another value. */
function pricesThatDisagree(
  next: PlanValues,
  previous: PlanValues | null,
  { utilities }: PlanWorld,
): readonly RuleFailure[] {
  const isOther = (field: FileField) => (next[field] ?? null) !== (previous?.[field] ?? null)
  const counted = [...rateFields, 'Utility__c', ...statedPrices.map(({ field }) => field)] as const
  const utility = utilities.find(({ id }) => id === next.Utility__c)
  return utility === undefined || !counted.some(isOther) ? [] : wrongStatedPrices(next, utility.delivery)
}

function faultOfCode(
  code: string,
  row: number,
  firstRow: number,
): ['codeMissing' | 'codeForm' | 'codeTwice', Readonly<Record<string, string>>] | null {
  if (code === '') return ['codeMissing', {}]
  if (!codePattern.test(code)) return ['codeForm', {}]
  return firstRow === row ? null : ['codeTwice', { row: String(firstRow) }]
}

/** A file names the utility, of which a record holds the id. */
function nameUtility(
  given: Map<FileField, FieldScalar>,
  faults: Map<FileField | 'row', Fault>,
  stored: StoredPlan | null,
  { object, utilities }: PlanWorld,
): void {
  const named = given.get('Utility__c') ?? null
  const present = given.has('Utility__c') ? null : (stored?.values.Utility__c ?? null)
  const commodity = given.get('Commodity__c') ?? stored?.values.Commodity__c ?? null
  if (commodity === null) given.delete('Utility__c')
  if (commodity === null || (named === null && present === null)) return
  const found = utilities.filter(
    ({ id, name, commodity: own }) => own === commodity && (named === null ? id === present : name === named),
  )
  const [only] = found
  if (only !== undefined && found.length === 1) {
    if (named !== null) given.set('Utility__c', only.id)
    return
  }
  given.delete('Utility__c')
  const key = only === undefined ? 'unknownUtility' : 'severalUtilities'
  faults.set('Utility__c', faultOf(key, headingOf(object, 'Utility__c')))
}

function defaults({ object }: PlanWorld): PlanValues {
  return Object.fromEntries(
    fileFields.flatMap((name) => {
      const { defaultValue } = fieldOf(object, name)
      return defaultValue === null ? [] : [[name, defaultValue]]
    }),
  )
}
