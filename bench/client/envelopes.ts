import { makeRecordId } from '@porchlight/metadata'
import type { Envelope } from './contestant'

const firstMoment = Date.parse('2026-01-01T00:00:00.000Z')

/** Returns the id of case number `index`. */
export function caseId(index: number): string {
  return makeRecordId('500', 1_000_000 + index, () => 0)
}

/** Returns a response's records as text, so that each use of them is fresh from the wire. */
export function caseRecordsJson(first: number, count: number): string {
  return JSON.stringify(Array.from({ length: count }, (_, index) => caseRecord(first + index, 0)))
}

/** Parses records as in a network response. */
export function parseRecords(json: string): readonly Envelope[] {
  return JSON.parse(json)
}

/** Returns case number `index` in its `version`th version; each version has another subject, `only` or all fields. */
export function caseRecord(
  index: number,
  version: number,
  changed: 'Subject' | 'Type' = 'Subject',
): Envelope {
  const moment = new Date(firstMoment + index * 1_000 + version).toISOString()
  const text = (value: string) => ({ displayValue: null, value })
  const record = {
    apiName: 'Case',
    childRelationships: {},
    eTag: (index * 1_000 + version).toString(16).padStart(32, '0'),
    fields: {
      Status: { displayValue: 'Working', value: 'Working' },
      Subject: text(`Question ${index}${changed === 'Subject' ? ` in version ${version}` : ' in version 0'}`),
      Type: text(changed === 'Type' ? `Type ${version}` : 'Type 0'),
    },
    id: caseId(index),
    lastModifiedById: '005000000000001AAA',
    lastModifiedDate: moment,
    recordTypeId: '012000000000000AAA',
    recordTypeInfo: null,
    systemModstamp: moment,
    weakEtag: Date.parse(moment),
  }
  return JSON.parse(JSON.stringify(record))
}
