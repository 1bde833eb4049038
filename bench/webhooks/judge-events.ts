/** An event that a program received, about one record. */
export interface ToldEvent {
  readonly id: string
  readonly recordId: string
  readonly fields: readonly string[]
}

/** The fields that each write of a record changed, by its id, in the order of the writes. */
export type Written = ReadonlyMap<string, readonly (readonly string[])[]>

/** The fields that writes change; each write's number selects its fields, so that no two adjacent writes are alike. */
const writtenFields = ['Name', 'Outage_Map_Link__c', 'Outage_Report_Link__c'] as const

/** Returns the fields of the write of that number, from 0 on: one of the seven choices of some of them. */
export function fieldsOfWrite(number: number): readonly string[] {
  const choice = (number % 7) + 1
  return writtenFields.filter((_field, index) => (choice & (1 << index)) !== 0)
}

/**
 * Returns what is wrong with the events received, as text; empty when each write was reported at least once, in the
 * order of its record, and a repeated event has the same id as before.
 */
export function judgeEvents(who: string, written: Written, told: readonly ToldEvent[]): readonly string[] {
  const firsts = new Map<string, ToldEvent[]>()
  const seen = new Map<string, string>()
  const problems: string[] = []
  for (const event of told) {
    if (!written.has(event.recordId)) continue
    const content = contentOf(event)
    const before = seen.get(event.id)
    seen.set(event.id, content)
    const known = firsts.get(event.recordId) ?? []
    if (before === undefined) {
      known.push(event)
      firsts.set(event.recordId, known)
    }
    if (before !== undefined && before !== content)
      problems.push(`${who}: event ${event.id} came with two contents`)
  }
  for (const [recordId, writes] of written) {
    const events = firsts.get(recordId) ?? []
    const wrong = writes.findIndex((fields, index) => fields.join() !== fieldsOf(events[index]))
    if (wrong !== -1) {
      problems.push(
        `${who}: write ${wrong + 1} of ${writes.length} of ${recordId} (${writes[wrong]?.join()}) is ${events[wrong] === undefined ? 'missing' : `told as ${fieldsOf(events[wrong])}: something before is lost, or the order is wrong`}`,
      )
    }
    if (events.length > writes.length) {
      problems.push(
        `${who}: ${recordId} was written ${writes.length} times and told of ${events.length} times as new`,
      )
    }
  }
  return problems
}

function contentOf(event: ToldEvent): string {
  return `${event.recordId} ${fieldsOf(event)}`
}

function fieldsOf(event: ToldEvent | undefined): string {
  return writtenFields.filter((field) => event?.fields.includes(field)).join()
}
