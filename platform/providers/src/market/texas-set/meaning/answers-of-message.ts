import type { MarketAnswer, MarketOrder } from '../../market-port'
import { roundsOf, type TransactionValues, textOf } from '../transactions/declaration'
import { reasonText, rejectReasons } from './reject-reasons'

/** The state of a request in the market. */
export type RequestState = 'open' | 'scheduled' | 'held' | 'stopped' | 'rejected' | 'cancelled' | 'completed'

export interface Request {
  readonly kind: MarketOrder['kind']
  /** `YYYY-MM-DD`: the day that was last requested. */
  readonly startDate: string
  readonly state: RequestState
}

/** The meaning of a message for a request; `state` is null if it does not change. */
export interface Meaning {
  readonly answers: readonly MarketAnswer[]
  readonly state: RequestState | null
}

const nothing: Meaning = { answers: [], state: null }

/**
 * Returns the meaning of a market message for the request that it is about (Protocols, Section 15): an accepted request
 * has a scheduled day, and a reading (867_04, the final 867_03) reports the day on which it was carried out. Pure, so
 * that the same message always has the same meaning.
 */
export function meaningOf(transaction: string, values: TransactionValues, request: Request): Meaning {
  switch (transaction) {
    case '814_02':
    case '814_05':
    case '814_17':
    case '814_25':
      return answered(values, request)
    case '814_09':
      if (isAccepted(values)) return { answers: [], state: 'cancelled' }
      return { answers: staffNeeded(values, 'rejections', 'The market does not cancel it.'), state: null }
    case '814_13': {
      if (!isAccepted(values)) {
        return { answers: staffNeeded(values, 'rejections', 'The other day is rejected.'), state: null }
      }
      return scheduled(request, isoDay(textOf(values, 'scheduledDay')) ?? request.startDate)
    }
    case '814_08':
      return stopped(staffNeeded(values, 'rejections', 'The market cancelled it.', '814_08'))
    case '814_28':
      return stopped(staffNeeded(values, 'obstacles', 'The utility could not carry it out.', '814_28'))
    case '867_04':
      return request.kind === 'Move_Out' ? nothing : carriedOut(values, request, 'readOn')
    case '867_03':
      return request.kind === 'Move_Out' && textOf(values, 'final') === 'F'
        ? carriedOut(values, request, 'to')
        : nothing
    default:
      return nothing
  }
}

function isAccepted(values: TransactionValues): boolean {
  return textOf(values, 'action') === 'WQ'
}

function answered(values: TransactionValues, request: Request): Meaning {
  if (isAccepted(values)) return scheduled(request, isoDay(textOf(values, 'scheduledDay')))
  const codes = roundsOf(values, 'rejections').map((round) => textOf(round, 'code'))
  const consequences = codes.map((code) => rejectReasons[code]?.consequence)
  if (consequences.includes('hold') && request.kind !== 'Move_Out') {
    return { answers: [heldBy(request, textOf(values, 'utilityName'))], state: 'held' }
  }
  const rejected = consequences.find((each) => each === 'Invalid_Service_Point' || each === 'Not_First_In')
  if (rejected === 'Invalid_Service_Point' || rejected === 'Not_First_In') {
    return { answers: [{ kind: 'rejected', reason: rejected }], state: 'rejected' }
  }
  return stopped(staffNeeded(values, 'rejections', 'It is rejected.'))
}

/**
 * Texas SET does not report why there is a hold. It blocks whoever follows the customer who owes (16 TAC 25.126): on a
 * move-in the one who owes is the previous occupant, otherwise the customer who switches.
 */
function heldBy({ kind }: Request, utility: string): MarketAnswer {
  const reason = kind === 'Switch' ? 'Payment_Plan' : 'Previous_Occupant'
  return { kind: 'holdPlaced', reason, placedBy: utility === '' ? 'TDSP' : utility }
}

function scheduled(request: Request, day: string | null): Meaning {
  const dated: readonly MarketAnswer[] = day === null ? [] : [{ kind: 'dateConfirmed', date: day }]
  return { answers: [...afterHold(request), { kind: 'accepted' }, ...dated], state: 'scheduled' }
}

/** A request that was held and is now accepted no longer has a hold. */
function afterHold({ state }: Request): readonly MarketAnswer[] {
  return state === 'held' ? [{ kind: 'holdLifted' }] : []
}

function carriedOut(values: TransactionValues, request: Request, name: 'readOn' | 'to'): Meaning {
  const days = roundsOf(values, 'products').map((product) => isoDay(textOf(product, name)))
  const day = days.find((each) => each !== null)
  if (day === undefined || day === null) return nothing
  return { ...scheduled(request, day), state: 'completed' }
}

function stopped(answers: readonly MarketAnswer[]): Meaning {
  return { answers, state: 'stopped' }
}

/** Returns one answer per code; without any, one that describes what happened. */
function staffNeeded(
  values: TransactionValues,
  loop: string,
  otherwise: string,
  otherCode = '',
): readonly MarketAnswer[] {
  const rounds = roundsOf(values, loop)
  if (rounds.length === 0) return [{ kind: 'staffNeeded', code: otherCode, text: otherwise }]
  return rounds.map((round) => {
    const code = textOf(round, 'code')
    return { kind: 'staffNeeded', code, text: reasonText(code, textOf(round, 'text')).slice(0, 200) }
  })
}

/** Converts `CCYYMMDD` to `YYYY-MM-DD`; null for an empty value. */
function isoDay(value: string): string | null {
  return value === '' ? null : `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`
}
