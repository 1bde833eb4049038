import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acknowledgmentOf, readAcknowledgment, verdictOf } from './acknowledgment'
import type { Interchange } from './interchange'
import { readInterchanges } from './read-interchanges'
import { basicText, writeInterchange } from './write-interchange'
import { X12Error } from './x12-error'

/** One interchange with one 814; lines are broken for people to read. */
const sample = [
  'ISA*00*          *00*          *01*183529049      *01*100000001      *261130*0915*U*00401*000000042*0*T*>~',
  'GS*GE*183529049*100000001*20261130*0915*42*X*004010~',
  'ST*814*0001~',
  'BGN*11*20261130000001*20261130***20261129000001~',
  'REF*Q5**10089010000000000000001~',
  'SE*4*0001~',
  'GE*1*42~',
  'IEA*1*000000042~',
].join('\n')

const changed = (from: string, to: string) => sample.replace(from, to)

it('reads an interchange with its parties, groups, sets and segments', () => {
  const [interchange] = readInterchanges(sample)
  expect(interchange).toMatchObject({
    delimiters: { element: '*', component: '>', segment: '~' },
    sender: { qualifier: '01', id: '183529049' },
    receiver: { qualifier: '01', id: '100000001' },
    control: '000000042',
    usage: 'T',
  })
  const group = interchange?.groups[0]
  expect(group).toMatchObject({ id: 'GE', control: '42', version: '004010', faults: [] })
  expect(group?.sets).toEqual([
    {
      id: '814',
      control: '0001',
      segments: [
        ['BGN', '11', '20261130000001', '20261130', '', '', '20261129000001'],
        ['REF', 'Q5', '', '10089010000000000000001'],
      ],
      faults: [],
    },
  ])
})

it('reads several interchanges of one file, each with its own separators', () => {
  const other = sample.replaceAll('*', '|').replaceAll('~', "'").replaceAll('000000042', '000000043')
  const read = readInterchanges(`${sample}\n${other}`)
  expect(read.map(({ control }) => control)).toEqual(['000000042', '000000043'])
  expect(read[1]?.groups).toEqual(read[0]?.groups)
})

it.each([
  ['', 'noInterchange', {}],
  ['GS*GE~', 'noInterchange', { segment: 1 }],
  [sample.replaceAll('~', '*'), 'badDelimiters', { segment: 1 }],
  [changed('*U*00401*000000042', '*U*00401*00000004A'), 'badElement', { element: 'ISA13' }],
  [changed('*0*T*', '*0*X*'), 'badElement', { element: 'ISA15' }],
  [changed('GS*GE', 'BHT*GE'), 'unexpectedSegment', { interchange: '000000042', segment: 2 }],
  [changed('ST*814', 'REF*814'), 'unexpectedSegment', { group: '42', segment: 3 }],
  [changed('20261130*0915*42*X', '20261130*0915*42A*X'), 'badElement', { element: 'GS06' }],
  [changed('IEA*1', 'IEA*2'), 'wrongCount', { element: 'IEA01', segment: 8 }],
  [changed('IEA*1*000000042', 'IEA*1*000000041'), 'wrongControlNumber', { element: 'IEA02' }],
  [sample.slice(0, sample.indexOf('IEA')), 'missingTrailer', { segment: 7 }],
  [sample.slice(0, -4), 'missingTrailer', { segment: 8 }],
  [changed('10089010000000000000001', '1'.repeat(5_000)), 'tooLarge', { segment: 5 }],
])('says what is wrong and where: %#', (text, problem, place) => {
  const reading = () => readInterchanges(text)
  expect(reading).toThrow(X12Error)
  expect(reading).toThrow(expect.objectContaining({ problem, place: expect.objectContaining(place) }))
})

it.each([
  ['SE*4*0001', 'SE*5*0001', '4'],
  ['SE*4*0001', 'SE*4*0002', '3'],
  ['SE*4*0001~\n', '', '2'],
  ['ST*814*0001', 'ST*81X*0001', '6'],
  ['ST*814*0001', 'ST*814*1', '7'],
])('judges a set by itself: %s → %s', (from, to, code) => {
  const group = readInterchanges(changed(from, to))[0]?.groups[0]
  expect(group?.sets[0]?.faults.map((fault) => fault.code)).toContain(code)
})

it.each([
  ['GE*1*42', 'GE*2*42', '5'],
  ['GE*1*42', 'GE*1*41', '4'],
  ['GE*1*42~\n', '', '3'],
])('finds a group whose end is wrong: %s → %s', (from, to, code) => {
  expect(readInterchanges(changed(from, to))[0]?.groups[0]?.faults).toEqual([{ code }])
})

it('acknowledges a group as the standard says, and reads what it wrote', () => {
  const group = readInterchanges(changed('SE*4*0001', 'SE*5*0001'))[0]?.groups[0]
  if (group === undefined) throw new Error('The sample has a group.')
  const noted = { code: '5', notes: [{ segment: 'REF', position: 3, code: '8' }] } as const
  const other = { id: '814', control: '0002', segments: [], faults: [] }
  const verdicts = [...group.sets.map((set) => verdictOf(set, [noted])), verdictOf(other)]
  const segments = acknowledgmentOf(group, verdicts)
  expect(segments.map((segment) => segment.join('*'))).toEqual([
    'AK1*GE*42',
    'AK2*814*0001',
    'AK3*REF*3**8',
    'AK5*R*4*5',
    'AK2*814*0002',
    'AK5*A',
    'AK9*P*2*2*1',
  ])
  expect(readAcknowledgment({ segments })).toMatchObject({
    groupId: 'GE',
    groupControl: '42',
    code: 'P',
    sets: [
      { control: '0001', code: 'R' },
      { control: '0002', code: 'A', faults: [] },
    ],
  })
  expect(readAcknowledgment({ segments: segments.slice(0, -1) })).toBeNull()
})

it('refuses to write what would end an element or is no printable ASCII', () => {
  const [interchange] = readInterchanges(sample)
  const withName = (name: string) => ({
    ...(interchange as Interchange),
    groups: [
      { ...groupOf(interchange), sets: [{ id: '814', control: '0001', segments: [['N1', '8R', name]] }] },
    ],
  })
  for (const name of ['A*B', 'A~B', 'A>B', 'Nuñez', 'A\nB']) {
    expect(() => writeInterchange(withName(name))).toThrow(X12Error)
    expect(() => writeInterchange(withName(basicText(name)))).not.toThrow()
  }
  expect(basicText('  José Ñandú*~ O’Neil, Jr.')).toBe('JOSE NANDU O NEIL, JR.')
})

function groupOf(interchange: Interchange | undefined) {
  const group = interchange?.groups[0]
  if (group === undefined) throw new Error('The sample has a group.')
  return group
}

const signs = 'ABCXYZ0189 .,-/&'
const element = fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 })
const segment = fc
  .tuple(fc.constantFrom('REF', 'N1', 'DTM', 'LIN'), fc.array(element, { maxLength: 8 }), element)
  .map(([tag, elements, last]) => [tag, ...elements, `${last}Z`])
const control = fc.integer({ min: 1, max: 999_999_999 }).map((number) => String(number).padStart(9, '0'))
const partner = fc.record({
  qualifier: fc.constantFrom('01', '14', 'ZZ'),
  id: fc.stringMatching(/^[0-9]{9,13}$/),
})
const group = fc.record({
  id: fc.constantFrom('GE', 'PT', 'IN', 'FA'),
  sender: fc.constant('183529049'),
  receiver: fc.constant('100000001'),
  date: fc.constant('20261130'),
  time: fc.constant('0915'),
  control: fc.integer({ min: 1, max: 999_999_999 }).map(String),
  version: fc.constant('004010'),
  faults: fc.constant([]),
  sets: fc.array(fc.array(segment, { maxLength: 6 }), { maxLength: 5 }).map((sets) =>
    sets.map((segments, index) => ({
      id: '814',
      control: String(index + 1).padStart(4, '0'),
      segments,
      faults: [],
    })),
  ),
})
const interchanges = fc.record({
  delimiters: fc.constantFrom(
    { element: '*', component: '>', segment: '~' },
    { element: '|', component: '^', segment: '\n' },
    { element: '\t', component: '\\', segment: '\r' },
  ),
  sender: partner,
  receiver: partner,
  date: fc.constant('261130'),
  time: fc.constant('0915'),
  version: fc.constant('00401'),
  control,
  usage: fc.constantFrom('P' as const, 'T' as const),
  groups: fc.array(group, { maxLength: 3 }),
})

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.array(interchanges, { minLength: 1, maxLength: 2 }), (written) => {
      expect(readInterchanges(written.map(writeInterchange).join(''))).toEqual(written)
    }),
  )
})

it('reads any damaged file, or refuses it with a place, and never in another way', () => {
  const damage = fc.array(
    fc.tuple(
      fc.nat(sample.length),
      fc.nat(6),
      fc.string({ unit: fc.constantFrom(...'*~>\n SGEI0A'), maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(damage, (changes) => {
      const text = changes.reduce(
        (before, [at, length, put]) => before.slice(0, at) + put + before.slice(at + length),
        sample,
      )
      try {
        readInterchanges(text)
      } catch (error) {
        expect(error).toBeInstanceOf(X12Error)
      }
    }),
    { numRuns: 2_000 },
  )
})

it('takes time that grows with the length of a file alone', () => {
  const body = 'REF*Q5**1~'.repeat(200_000)
  const long = sample.replace('REF*Q5**10089010000000000000001~', body).replace('SE*4', 'SE*200003')
  expect(readInterchanges(long)[0]?.groups[0]?.sets[0]?.segments).toHaveLength(200_001)
  // Each of these would be looked through again and again by a reader that goes back.
  for (const text of ['ISA'.repeat(100_000), `${sample.slice(0, 106)}${'*'.repeat(1_000_000)}`]) {
    expect(() => readInterchanges(text)).toThrow(X12Error)
  }
})
