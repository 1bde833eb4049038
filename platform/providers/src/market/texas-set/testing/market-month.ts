import type { Segment } from '@porchlight/x12'
import { fileFrom, interchangeOf, type MarketDesk, orderOf, ourId } from './market-desk'

/** What the month's market does with a premise, by the last digit of its number. */
const fates = [
  'accept',
  'accept',
  'accept',
  'accept',
  'reject',
  'hold',
  'obstacle',
  'other',
  'early',
  'accept',
] as const
type Fate = (typeof fates)[number]

/** A premise of the month: its order, and the answers that the guides require for the market's messages about it. */
export interface Premise {
  readonly requestId: string
  readonly esiId: string
  readonly fate: Fate
  readonly expected: readonly string[]
}

const day = '20261204'

/** Returns premises whose orders all request the same day. */
export function premisesOf(count: number): readonly Premise[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(6, '0')
    const fate = fates[index % fates.length] ?? 'accept'
    return {
      requestId: `801000000${number}AAA`,
      esiId: `1008901000000000${number}`,
      fate,
      expected: answersFor[fate],
    }
  })
}

const answersFor: Readonly<Record<Fate, readonly string[]>> = {
  accept: ['accepted', 'dateConfirmed 2026-12-04', 'accepted', 'dateConfirmed 2026-12-04'],
  // The reading overtakes the answer.
  early: ['accepted', 'dateConfirmed 2026-12-04', 'accepted', 'dateConfirmed 2026-12-04'],
  reject: ['rejected Invalid_Service_Point'],
  hold: ['holdPlaced Previous_Occupant'],
  obstacle: ['accepted', 'dateConfirmed 2026-12-04', 'staffNeeded T018'],
  other: ['staffNeeded A13'],
}

/** Submits every order and sends it. */
export async function submitAll(desk: MarketDesk, premises: readonly Premise[]): Promise<void> {
  for (const { requestId, esiId } of premises) {
    await desk.market.submit(orderOf(requestId, { servicePoint: esiId }))
  }
}

interface Message {
  readonly set: '814' | '867'
  readonly segments: readonly Segment[]
}

const reference = (fate: string, { requestId }: Premise) => `${requestId.slice(3, 15)}${fate}`

function response(premise: Premise, number: string, action: string, more: readonly Segment[]): Message {
  return {
    set: '814',
    segments: [
      ['BGN', '11', reference(number, premise), '20261130', '', '', premise.requestId, number],
      ['N1', 'AY', 'ERCOT', '1', '183529049', '', '41'],
      ['N1', 'SJ', 'PORCHLIGHT ENERGY', '9', ourId, '', '40'],
      ['LIN', '1', 'SH', 'EL', 'SH', 'CE', 'SH', 'MVI'],
      ['ASI', action, '021'],
      ['REF', 'Q5', '', premise.esiId],
      ...more,
    ],
  }
}

const accepted = (premise: Premise) => response(premise, '05', 'WQ', [['DTM', 'MRR', day]])
const rejected = (premise: Premise, code: string) =>
  response(premise, '17', 'U', [['REF', '7G', code, 'TEXT']])

function obstacle(premise: Premise): Message {
  const { segments } = response(premise, '28', '7', [['REF', 'G7', 'T018', 'METER NOT ACCESSIBLE']])
  return { set: '814', segments: segments.map((each) => (each[0] === 'BGN' ? each.with(1, '13') : each)) }
}

function reading(premise: Premise): Message {
  return {
    set: '867',
    segments: [
      ['BPT', 'SU', reference('04', premise), '20261205'],
      ['REF', 'Q5', '', premise.esiId],
      ['REF', 'TN', premise.requestId],
      ['N1', '8S', 'SALTGRASS DELIVERY', '1', '100000099'],
      ['N1', 'SJ', 'PORCHLIGHT ENERGY', '9', ourId, '', '40'],
      ['PTD', 'BJ', '', '', 'MG', '900000001'],
      ['DTM', '140', day],
      ['QTY', 'QD', '0', 'KH'],
    ],
  }
}

function messagesOf(premise: Premise): readonly Message[] {
  switch (premise.fate) {
    case 'accept':
      return [accepted(premise), reading(premise)]
    case 'early':
      return [reading(premise), accepted(premise)]
    case 'obstacle':
      return [accepted(premise), obstacle(premise)]
    case 'reject':
      return [rejected(premise, 'A76')]
    case 'hold':
      return [rejected(premise, 'SHF')]
    case 'other':
      return [rejected(premise, 'A13')]
  }
}

/**
 * Returns the files of the market: the first message of each premise, then the second; every seventh file is
 * duplicated.
 */
export function filesOfMonth(
  premises: readonly Premise[],
): readonly { readonly name: string; readonly text: string }[] {
  const rounds = [0, 1].map((round) => premises.flatMap((premise) => messagesOf(premise)[round] ?? []))
  let control = 1_000
  return rounds.flatMap((messages, round) =>
    (['814', '867'] as const).flatMap((set) => {
      const sets = messages.filter((each) => each.set === set).map(({ segments }) => ({ id: set, segments }))
      return piecesOf(sets, 40).flatMap((piece) => {
        control += 1
        const text = fileFrom(piece, { control, group: set === '814' ? 'GE' : 'PT' })
        const name = `${round}-${set}-${control}.edi`
        return control % 7 === 0
          ? [
              { name, text },
              { name: `again-${name}`, text },
            ]
          : [{ name, text }]
      })
    }),
  )
}

function piecesOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Returns the answers for a premise as strings. */
export async function answersOf(desk: MarketDesk, { requestId }: Premise): Promise<readonly string[]> {
  return (await desk.market.events(requestId)).map(({ answer }) => {
    if (answer.kind === 'dateConfirmed') return `${answer.kind} ${answer.date}`
    if (answer.kind === 'rejected' || answer.kind === 'holdPlaced') return `${answer.kind} ${answer.reason}`
    return answer.kind === 'staffNeeded' ? `${answer.kind} ${answer.code}` : answer.kind
  })
}

/** Returns the group control numbers that the fetched files acknowledge, in order. */
export function acknowledgedBy(files: readonly { readonly text: string }[]): readonly string[] {
  return files
    .flatMap(({ text }) => interchangeOf(text).groups)
    .filter(({ id }) => id === 'FA')
    .flatMap(({ sets }) => sets.map(({ segments }) => segments[0]?.[2] ?? ''))
}
