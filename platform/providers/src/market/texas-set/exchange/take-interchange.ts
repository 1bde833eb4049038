import {
  acknowledgmentOf,
  type FunctionalGroup,
  type Interchange,
  type SetVerdict,
  type TransactionSet,
  verdictOf,
} from '@porchlight/x12'
import type pg from 'pg'
import { storeMessage } from '../store/sent-messages'
import type { TexasSetOptions } from '../texas-set-options'
import { roundsOf, type TransactionValues, textOf } from '../transactions/declaration'
import { identifyTransaction } from '../transactions/identify-transaction'
import { readTransaction } from '../transactions/read-transaction'
import { applyMessage } from './apply-message'
import { takeAcknowledgment } from './take-acknowledgment'

/** The origin of an interchange. */
interface TakenFrom {
  readonly partner: string
  readonly interchangeId: string
}

/**
 * Stores an interchange, its messages and their meaning, and one acknowledgment (997) for each group. A message that
 * the same sender has already sent with its reference changes nothing.
 */
export async function takeInterchange(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  interchange: Interchange,
  file: { readonly name: string; readonly checksum: string },
): Promise<void> {
  const { sender, control, groups } = interchange
  const partner = `${sender.qualifier}/${sender.id}`
  const { rows } = await connection.query<{ id: string }>(
    `insert into texas_set.interchange
       (direction, partner, control, group_id, file_name, sha256, state, made_at)
     values ('in', $1, $2, $3, $4, $5, 'received', $6) returning id::text as id`,
    [partner, control, groups.map(({ id }) => id).join(' '), file.name, file.checksum, options.now()],
  )
  const from = { partner, interchangeId: rows[0]?.id ?? '' }
  for (const group of groups) {
    // Acknowledgments are not acknowledged (X12 997): both sides would never end.
    if (group.id === 'FA') {
      for (const set of group.sets) await takeAcknowledgment(connection, options, from, set)
    } else {
      await acknowledge(connection, options, from, group, await takeSets(connection, options, from, group))
    }
  }
}

async function takeSets(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  from: TakenFrom,
  group: FunctionalGroup,
): Promise<readonly SetVerdict[]> {
  const verdicts: SetVerdict[] = []
  for (const set of group.sets) verdicts.push(await takeSet(connection, options, from, set))
  return verdicts
}

const knownSets: readonly string[] = ['810', '814', '820', '824', '650', '867']

/**
 * Rejects a set that violates the standard; one that only deviates from Texas SET is accepted, and stored for staff.
 */
async function takeSet(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  from: TakenFrom,
  set: TransactionSet,
): Promise<SetVerdict> {
  if (!knownSets.includes(set.id)) return verdictOf(set, [{ code: '1', notes: [] }])
  const rule = identifyTransaction(set)
  const read = rule === null ? null : readTransaction(rule, set)
  const verdict = verdictOf(set, read?.faults)
  if (verdict.code === 'R') return verdict
  const values: TransactionValues = read?.values ?? {}
  const stored = await storeReceived(connection, options, from, set, {
    transaction: rule?.name ?? `${set.id}_?`,
    values,
    problems: read?.problems ?? ['This transaction is not known.'],
  })
  if (stored !== null) await applyMessage(connection, options, stored)
  return verdict
}

/** Returns null for a message that was received before. */
async function storeReceived(
  connection: pg.PoolClient,
  { now }: TexasSetOptions,
  { partner, interchangeId }: TakenFrom,
  set: TransactionSet,
  message: {
    readonly transaction: string
    readonly values: TransactionValues
    readonly problems: readonly string[]
  },
): Promise<Parameters<typeof applyMessage>[2] | null> {
  const { transaction, values, problems } = message
  const reference = textOf(values, 'reference') || `${interchangeId}-${set.control}`
  const result = roundsOf(values, 'results')[0] ?? {}
  const originals = [
    textOf(values, 'originalReference'),
    textOf(values, 'requestReference'),
    textOf(result, 'originalReference'),
  ].filter((each) => each !== '')
  const { rows } = await connection.query<{ id: string }>(
    `insert into texas_set.message
       (interchange, partner, set_id, reference, transaction, esi_id, originals, content, problems, state, taken_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10)
     on conflict (partner, set_id, reference) do nothing returning id::text as id`,
    [
      interchangeId,
      partner,
      set.id,
      reference,
      transaction,
      textOf(values, 'esiId') || null,
      originals,
      JSON.stringify(values),
      problems.length === 0 ? null : problems.join(', '),
      now(),
    ],
  )
  const id = rows[0]?.id
  return id === undefined ? null : { id, transaction, originals, values }
}

/** Writes one 997 for a group, in an interchange of the opposite direction: the parties are swapped. */
async function acknowledge(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  { partner, interchangeId }: TakenFrom,
  group: FunctionalGroup,
  verdicts: readonly SetVerdict[],
): Promise<void> {
  await storeMessage(
    connection,
    {
      reference: `ACK-${interchangeId}-${group.control}`,
      requestId: null,
      transaction: '997',
      set: '997',
      group: 'FA',
      partner,
      codes: { sender: group.receiver, receiver: group.sender },
      segments: acknowledgmentOf(group, verdicts),
    },
    options.now(),
  )
}
