import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyPrefixOf, makeRecordId, masterRecordTypeId, toRecordId } from './record-id'

/** Ids that the reference platform itself has sent. */
const knownIds = [
  '0011700000r5ucfAAA',
  '0011700000r6zdbAAA',
  '0011J00001A3VFoQAN',
  '001R0000003IG0MIAW',
  '001xx000003Gaf9AAC',
  '0031700000pHcf8AAC',
  '0031700000pHcfAAAS',
  '00517000002fESIAA2',
  '005B00000018ETdIAM',
  '005o0000000KEEUAA4',
  '00B17000001tiWZEAY',
  '500Z7000000bhdFIAQ',
  masterRecordTypeId,
]

const idCharacter = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
const shortId = fc.string({ unit: idCharacter, minLength: 15, maxLength: 15 })

describe('record ids', () => {
  it.each(knownIds)('expand 15 characters to the 18 of %s', (id) => {
    expect(toRecordId(id.slice(0, 15))).toBe(id)
  })

  it('of 18 characters get their capitals back from the checksum, however they were typed', () => {
    fc.assert(
      fc.property(shortId, (short) => {
        const id = toRecordId(short)
        expect(id).toHaveLength(18)
        expect(toRecordId(id ?? '')).toBe(id)
        expect(toRecordId((id ?? '').toLowerCase())).toBe(id)
        expect(toRecordId((id ?? '').toUpperCase())).toBe(id)
      }),
    )
  })

  it.each(['', '001', '0011700000r5uc', '0011700000r5ucfAA', '0011700000r5ucf-AA', "0011700000r5uc' "])(
    'are refused when they are not 15 or 18 letters and digits: "%s"',
    (text) => {
      expect(toRecordId(text)).toBeNull()
    },
  )

  it('are refused when the checksum asks for a capital digit', () => {
    expect(toRecordId('001170000000000BAA')).toBeNull()
  })

  it('that are made later sort later, and carry prefix and checksum', () => {
    const moment = fc.integer({ min: 0, max: 3_000_000_000_000 })
    const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true })
    fc.assert(
      fc.property(moment, moment, chance, (a, b, random) => {
        const first = makeRecordId('a00', a, () => random)
        const second = makeRecordId('a00', b, () => random)
        expect(keyPrefixOf(first)).toBe('a00')
        expect(toRecordId(first)).toBe(first)
        expect(Math.sign(first < second ? -1 : first > second ? 1 : 0)).toBe(Math.sign(a - b))
      }),
    )
  })
})
