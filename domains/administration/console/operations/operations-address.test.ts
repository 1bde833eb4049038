import { describe, expect, it } from 'vitest'
import {
  buildAuditPath,
  getViewPath,
  isRecordIdFormat,
  parseAuditFilter,
  parseView,
} from './operations-address'

describe('the address of the page', () => {
  it('names a part; what it does not know shows the jobs', () => {
    expect(['', '?view=audit', '?view=else'].map(parseView)).toEqual(['jobs', 'audit', 'jobs'])
    expect(parseView(new URL(getViewPath('services'), 'https://x.example.com').search)).toBe('services')
  })

  it('holds the filter of the audit log, without what is empty', () => {
    const filter = { person: '005000000000001AAA', from: '2026-11-01', after: '2026-11-20T18:00:00.000Z_7' }
    expect(parseAuditFilter(new URL(buildAuditPath(filter), 'https://x.example.com').search)).toEqual(filter)
    expect(parseAuditFilter('view=audit&person=&recordId=+&action=file-opened')).toEqual({
      action: 'file-opened',
    })
  })

  it('tells what can be an id of a record', () => {
    const texts = ['500000000000001', '500000000000001AAA', '50000000000000', 'no id at all!!!', '']
    expect(texts.map(isRecordIdFormat)).toEqual([true, true, false, false, false])
  })
})
