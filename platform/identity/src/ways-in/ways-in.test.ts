import { describe, expect, it } from 'vitest'
import { closingEvents, closings, undecidedCells, waysIn } from './ways-in'

describe('what each event does to each way in', () => {
  it('is decided in every cell, for the events and ways in that are declared and no others', () => {
    expect(undecidedCells(closings)).toEqual([])
    expect(Object.keys(closings).toSorted()).toEqual(closingEvents.toSorted())
    for (const { ends, survives } of Object.values(closings)) {
      expect([...ends, ...Object.values(survives).flat()].toSorted()).toEqual(waysIn.toSorted())
    }
  })

  it('is reported where a decision is missing, or stands twice', () => {
    const { ends, survives } = closings.passwordReset
    const forgetful = {
      ...closings,
      passwordReset: { ends: ends.filter((way) => way !== 'bearerToken'), survives },
    }
    expect(undecidedCells(forgetful)).toEqual(['passwordReset: bearerToken'])
    const doubled = { ...closings, passwordReset: { ends: [...ends, 'passkey' as const], survives } }
    expect(undecidedCells(doubled)).toEqual(['passwordReset: passkey'])
    const { lock: _, ...withoutLock } = closings
    expect(undecidedCells(withoutLock)).toEqual(waysIn.map((way) => `lock: ${way}`))
  })
})
