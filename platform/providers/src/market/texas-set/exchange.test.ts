import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readMarketOverview } from './operate/market-overview'
import { sendFileAgain, sendRequestAgain } from './operate/send-again'
import { forgetRequests, purgeMarketFiles } from './store/forget-requests'
import {
  fileFrom,
  interchangeOf,
  type MarketDesk,
  openMarketDesk,
  orderOf,
  segmentsOf,
} from './testing/market-desk'

let desk: MarketDesk
beforeEach(async () => {
  desk = await openMarketDesk()
})
afterEach(() => desk.close())

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name), 'latin1')
const oneLine = (text: string) => text.replaceAll('\n', '')
const moveIn = '801000000000001AAA'
const switched = '801000000000002AAA'
const moveOut = '801000000000003AAA'

it('writes requests, other days and cancellations as the samples have them', async () => {
  await desk.market.submit(orderOf(moveIn))
  await desk.market.submit(orderOf(switched, { kind: 'Switch', servicePoint: '10443720000000001' }))
  await desk.market.submit(orderOf(moveOut, { kind: 'Move_Out', startDate: '2026-12-10' }))
  await desk.exchange()
  const [first] = await desk.fetch()
  expect(first).toEqual({ name: '814_183529049_000000001.edi', text: oneLine(sample('out-requests.edi')) })
  await desk.market.redate(moveIn, '2026-12-07')
  await desk.market.redate(switched, '2026-12-09')
  await desk.market.cancel(moveOut)
  await desk.exchange()
  const [second] = await desk.fetch()
  expect(second?.text).toBe(oneLine(sample('out-changes.edi')))
})

it('stores each call once, however often it comes', async () => {
  for (let time = 0; time < 3; time += 1) {
    await desk.market.submit(orderOf(moveIn))
    await desk.market.submit(orderOf(moveOut, { kind: 'Move_Out' }))
  }
  await desk.exchange()
  for (let time = 0; time < 3; time += 1) {
    await desk.market.redate(moveIn, '2026-12-07')
    await desk.market.cancel(moveOut)
    await desk.exchange()
  }
  const sets = (await desk.fetch()).flatMap(({ text }) =>
    interchangeOf(text).groups.flatMap(({ sets: each }) => each),
  )
  expect(sets.map(({ segments }) => segments[0]?.[7])).toEqual(['16', '24', '12', '08'])
  // Another day, and the one before again, are two more requests.
  await desk.market.redate(moveIn, '2026-12-08')
  await desk.market.redate(moveIn, '2026-12-07')
  await desk.exchange()
  const [file] = await desk.fetch()
  const days = interchangeOf(file?.text ?? '').groups[0]?.sets.map(({ segments }) => segments.at(-1)?.[2])
  expect(days).toEqual(['20261208', '20261207'])
})

it('does not send what is taken back before it left', async () => {
  await desk.market.submit(orderOf(moveIn))
  await desk.market.cancel(moveIn)
  expect(await desk.exchange()).toEqual({ taken: 0, written: 0 })
  await desk.market.cancel('801000000000009AAA')
  await expect(desk.market.redate('801000000000009AAA', '2026-12-07')).rejects.toMatchObject({
    name: 'ProviderFailure',
  })
})

it('does not guess an ESI ID, and carries no gas', async () => {
  await desk.market.submit(orderOf(moveIn, { servicePoint: null }))
  expect(await desk.market.events(moveIn)).toMatchObject([
    { requestId: moveIn, answer: { kind: 'staffNeeded', code: 'Q5' } },
  ])
  expect(await desk.exchange()).toEqual({ taken: 0, written: 0 })
  await expect(desk.market.submit(orderOf(switched, { commodity: 'Gas' }))).rejects.toMatchObject({
    name: 'ProviderFailure',
  })
})

/** Requests that have left. */
async function sendAll(): Promise<void> {
  await desk.market.submit(orderOf(moveIn))
  await desk.market.submit(orderOf(switched, { kind: 'Switch', servicePoint: '10443720000000001' }))
  await desk.market.submit(orderOf(moveOut, { kind: 'Move_Out', startDate: '2026-12-10' }))
  await desk.exchange()
  await desk.fetch()
}

const answersOf = async (requestId: string) =>
  (await desk.market.events(requestId)).map(({ answer }) => answer)

it('takes the answers of the samples, and acknowledges each interchange by one 997', async () => {
  await sendAll()
  await desk.put('answers.edi', sample('in-answers.edi'))
  await desk.exchange()
  expect(await answersOf(moveIn)).toEqual([
    { kind: 'accepted' },
    { kind: 'dateConfirmed', date: '2026-12-04' },
  ])
  expect(await answersOf(switched)).toEqual([{ kind: 'rejected', reason: 'Not_First_In' }])
  expect(await answersOf(moveOut)).toEqual([
    { kind: 'accepted' },
    { kind: 'dateConfirmed', date: '2026-12-10' },
  ])
  expect(desk.notified.map(({ requestId }) => requestId)).toEqual([
    moveIn,
    moveIn,
    switched,
    moveOut,
    moveOut,
  ])
  const files = await desk.fetch()
  expect(files.map(({ text }) => text)).toEqual([oneLine(sample('out-acknowledgment.edi'))])
  expect(await desk.names('inbox')).toEqual([])
  expect(await desk.names('archive')).toHaveLength(1)
})

it('answers a file that comes again, and a message that comes again, once', async () => {
  await sendAll()
  const answers = sample('in-answers.edi')
  await desk.put('answers.edi', answers)
  await desk.put('answers-again.edi', answers)
  await desk.exchange()
  expect(await desk.fetch()).toHaveLength(1)
  // The same messages in an interchange of their own: that interchange is acknowledged, the messages mean nothing new.
  await desk.put('resent.edi', answers.replaceAll('000000701', '000000702').replaceAll('*701', '*702'))
  await desk.exchange()
  expect(await desk.fetch()).toHaveLength(1)
  expect(desk.notified).toHaveLength(5)
  expect(await desk.names('archive')).toHaveLength(3)
})

it('keeps what comes before its request, and applies it then', async () => {
  await desk.put('answers.edi', sample('in-answers.edi'))
  await desk.exchange()
  expect(desk.notified).toEqual([])
  await sendAll()
  await desk.exchange()
  expect(await answersOf(moveIn)).toEqual([
    { kind: 'accepted' },
    { kind: 'dateConfirmed', date: '2026-12-04' },
  ])
})

it('takes a reading before the answer to the request', async () => {
  await sendAll()
  await desk.put('reading.edi', sample('in-initial-read.edi'))
  await desk.exchange()
  expect(await answersOf(moveIn)).toEqual([
    { kind: 'accepted' },
    { kind: 'dateConfirmed', date: '2026-12-05' },
  ])
})

it.each([
  [
    'another receiver',
    (text: string) => text.replace('*1000000010000  *', '*9999999990000  *'),
    'another receiver',
  ],
  ['production', (text: string) => text.replace('*0*T*', '*0*P*'), 'marked P'],
  ['no interchange', () => 'PK\u0003\u0004', 'does not begin with ISA'],
  ['a cut end', (text: string) => text.slice(0, -40), 'has no end'],
  ['a wrong count', (text: string) => text.replace('IEA*1', 'IEA*3'), 'counted otherwise'],
])('puts a file with %s into quarantine, with the reason beside it', async (_name, change, reason) => {
  await desk.put('bad.edi', change(sample('in-answers.edi')))
  await desk.exchange()
  const [file = '', note = ''] = await desk.names('quarantine')
  expect(note).toBe(`${file}.reason.txt`)
  expect(await desk.read('quarantine', note)).toContain(reason)
  expect(await desk.names('inbox')).toEqual([])
  expect(await desk.fetch()).toEqual([])
})

it('does not take other content under a control number that it has taken', async () => {
  const answers = sample('in-answers.edi')
  await desk.put('a.edi', answers)
  await desk.put('b.edi', answers.replace('*20261204', '*20261205'))
  await desk.exchange()
  expect(await desk.names('archive')).toHaveLength(1)
  expect(await desk.names('quarantine')).toHaveLength(2)
})

it('leaves a file alone that may still be growing', async () => {
  const growing = await openMarketDesk()
  try {
    Object.assign(growing.options, { fileClock: Date.now })
    await growing.put('answers.edi', sample('in-answers.edi').slice(0, -40))
    await growing.exchange()
    expect(await growing.names('inbox')).toEqual(['answers.edi'])
  } finally {
    await growing.close()
  }
})

it('refuses by 997 a set that breaks the standard, and takes the others', async () => {
  await sendAll()
  const broken = sample('in-answers.edi').replace('*20261210', '*20261240')
  await desk.put('answers.edi', broken)
  await desk.exchange()
  const [file] = await desk.fetch()
  const lines = interchangeOf(file?.text ?? '').groups[0]?.sets[0]?.segments.map((segment) =>
    segment.join('*'),
  )
  expect(lines).toContain('AK3*DTM*8**8')
  expect(lines).toContain('AK4*2**8')
  expect(lines).toContain('AK5*R*5')
  expect(lines?.at(-1)).toBe('AK9*P*3*3*2')
  expect(await answersOf(moveOut)).toEqual([])
  expect(await answersOf(switched)).toHaveLength(1)
})

it('knows what its partner has acknowledged, and tells staff of what it refused', async () => {
  await desk.market.submit(orderOf(moveIn))
  await desk.market.submit(orderOf(switched, { kind: 'Switch' }))
  await desk.exchange()
  const acknowledgment = segmentsOf(`
    AK1*GE*1~
    AK2*814*0001~
    AK5*A~
    AK2*814*0002~
    AK5*R*5~
    AK9*P*2*2*1~`)
  await desk.put('997.edi', fileFrom([{ id: '997', segments: acknowledgment }], { control: 9, group: 'FA' }))
  await desk.exchange()
  const { rows } = await desk.pool.query(`select state from texas_set.interchange where direction = 'out'`)
  expect(rows).toEqual([{ state: 'partly' }])
  expect(await answersOf(moveIn)).toEqual([])
  expect(await answersOf(switched)).toMatchObject([{ kind: 'staffNeeded', code: '997' }])
  // Acknowledgments are not acknowledged.
  expect(await desk.fetch()).toHaveLength(1)
})

it('sends a held order anew by command, and lifts the hold once the market takes it', async () => {
  await desk.market.submit(orderOf(moveIn))
  await desk.exchange()
  await desk.fetch()
  const answer = sample('in-answers.edi')
    .replace('ASI*WQ*021', 'ASI*U*021')
    .replace('DTM*MRR*20261204', 'REF*7G*SHF')
  await desk.put('held.edi', answer)
  await desk.exchange()
  expect(await answersOf(moveIn)).toEqual([
    { kind: 'holdPlaced', reason: 'Previous_Occupant', placedBy: 'SALTGRASS DELIVERY' },
  ])
  const { requests } = await readMarketOverview(desk.pool, desk.options.now())
  expect(requests).toEqual([{ requestId: moveIn, state: 'held' }])
  expect(await sendRequestAgain(desk.options, { requestId: moveIn, esiId: null })).toBe(true)
  await desk.exchange()
  const sent = (await desk.fetch()).map(({ text }) => text).join()
  expect(sent).toContain(`BGN*13*${moveIn}R1*`)
  const taken = sample('in-answers.edi')
    .replaceAll('000000701', '000000703')
    .replaceAll('*701', '*703')
    .replace('*20261130160000001*', '*20261130170000001*')
    .replace(`***${moveIn}*`, `***${moveIn}R1*`)
  await desk.put('taken.edi', taken)
  await desk.exchange()
  expect((await answersOf(moveIn)).slice(1)).toEqual([
    { kind: 'holdLifted' },
    { kind: 'accepted' },
    { kind: 'dateConfirmed', date: '2026-12-04' },
  ])
})

it('writes the same file again by command, until it is acknowledged', async () => {
  await desk.market.submit(orderOf(moveIn))
  await desk.exchange()
  const [first] = await desk.fetch()
  const late = new Date(desk.options.now().getTime() + 25 * 3_600_000)
  const { interchanges } = await readMarketOverview(desk.pool, late)
  expect(interchanges).toMatchObject([{ state: 'sent', fileName: first?.name }])
  expect(await sendFileAgain(desk.pool, interchanges[0]?.id ?? '')).toBe(true)
  await desk.exchange()
  expect(await desk.fetch()).toEqual([first])
  const segments = segmentsOf('AK1*GE*1~\nAK9*A*1*1*1~')
  await desk.put('997.edi', fileFrom([{ id: '997', segments }], { control: 9, group: 'FA' }))
  await desk.exchange()
  expect(await sendFileAgain(desk.pool, interchanges[0]?.id ?? '')).toBe(false)
  expect((await readMarketOverview(desk.pool, late)).interchanges).toEqual([])
})

it('keeps usage and invoices with their totals, and says which do not add up', async () => {
  await desk.put('usage.edi', sample('in-usage.edi'))
  await desk.put('invoices.edi', sample('in-invoices.edi'))
  await desk.exchange()
  const { rows } = await desk.pool.query(
    'select transaction, esi_id, summary, problems, state from texas_set.message order by transaction, reference',
  )
  expect(rows).toEqual([
    {
      transaction: '810_02',
      esi_id: '10089010000000000000001',
      summary: { dollars: 48.21, problem: null },
      problems: null,
      state: 'document',
    },
    {
      transaction: '810_02',
      esi_id: '10089010000000000000001',
      summary: { dollars: 48.22, problem: 'Its charges do not add up to its total.' },
      problems: 'Its charges do not add up to its total.',
      state: 'document',
    },
    {
      transaction: '867_03',
      esi_id: '10089010000000000000001',
      summary: { kilowattHours: 812, problem: null },
      problems: null,
      state: 'document',
    },
  ])
})

it('forgets the name and address of an order, and goes on exchanging', async () => {
  await sendAll()
  await forgetRequests(desk.pool, [moveIn])
  const texts = await desk.pool.query<{ all: string }>(
    `select (select string_agg(r::text, '') from texas_set.request r where request_id = $1)
       || (select string_agg(s::text, '') from texas_set.sent s where request_id = $1)
       || (select coalesce(string_agg(content, ''), '') from texas_set.interchange) as all`,
    [moveIn],
  )
  expect(texts.rows[0]?.all).not.toMatch(/quintanar|cedar/i)
  await desk.market.cancel(moveIn)
  expect(await desk.exchange()).toEqual({ taken: 0, written: 1 })
  await purgeMarketFiles(desk.pool, new Date('2027-12-01T00:00:00Z'))
  const left = await desk.pool.query(
    'select 1 from texas_set.interchange union all select 1 from texas_set.request',
  )
  expect(left.rowCount).toBe(0)
})
