import {
  type BatchSnapshot,
  checkRecordId,
  defineBatchReadAdapter,
  expectString,
  expectVariant,
} from '@porchlight/data-service'
import type { AvatarRepresentation } from '../../representation/avatar-schema'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRecordAvatarsContract } from './contract'

const path: typeof getRecordAvatarsContract.path = '/ui-api/record-avatars/batch/{recordIds}'

/** Lifetimes in milliseconds (`docs/specification/data-service.md` section 9). */
const avatarTtlMs = 300_000
const errorTtlMs = 300_000
const bulkErrorTtlMs = 3_600_000

/** Whose avatars to read. */
export interface GetRecordAvatarsConfig {
  readonly recordIds: readonly string[]
  /** Large, Medium or Small. */
  readonly formFactor?: string | undefined
}

interface CheckedAvatars {
  readonly recordIds: readonly string[]
  readonly formFactor: string | undefined
}

/** The avatars of records, those that were found. */
export type RecordAvatars = BatchSnapshot<AvatarRepresentation>

/** Reads the pictures of records, or the themes of their objects. */
export const getRecordAvatars = defineBatchReadAdapter<
  GetRecordAvatarsConfig,
  CheckedAvatars,
  AvatarRepresentation
>({
  name: 'getRecordAvatars',
  checkConfig(config) {
    if (!Array.isArray(config.recordIds)) return null
    const recordIds = config.recordIds.map(checkRecordId)
    if (recordIds.length === 0 || recordIds.includes(null)) return null
    const formFactor = typeof config.formFactor === 'string' ? config.formFactor : undefined
    return { recordIds: recordIds.filter((id) => id !== null), formFactor }
  },
  key: ({ recordIds, formFactor }) => `${recordIds.join()}?${formFactor ?? ''}`,
  resourceRequest: ({ recordIds, formFactor }) =>
    resourceRequest('GET', path, { recordIds: recordIds.join() }, { formFactor }),
  items: ({ recordIds }) => recordIds,
  itemKey: (_config, recordId) => `getRecordAvatars:${recordId}`,
  answers: (body, config) => readBothShapes(body, config).map(expectAvatar),
  ttlMs: avatarTtlMs,
  errorTtlMs,
  notFoundTtlMs: bulkErrorTtlMs,
})

/** An item of one of the known statuses, and an avatar of one of the known types (section 8). */
function expectAvatar(item: RecordAvatarResults[number], index: number): RecordAvatarResults[number] {
  expectVariant(item.statusCode, [200, 400, 404], `results.${index}.statusCode`)
  if (item.statusCode === 200) {
    const { type } = (item.result ?? {}) as { readonly type?: unknown }
    const path = `results.${index}.result.type`
    expectVariant(expectString(type, path), ['Photo', 'Theme'], path)
  }
  return item
}

type RecordAvatarResults = BatchSnapshot<unknown>['results']

/** The specification shows two shapes: an object with results, and a map of avatars by record id. */
function readBothShapes(body: unknown, { recordIds }: CheckedAvatars): RecordAvatarResults {
  const answer = body as Readonly<Record<string, unknown>> & { readonly results?: RecordAvatarResults }
  if (Array.isArray(answer.results)) return answer.results
  return recordIds.map((id) =>
    Object.hasOwn(answer, id) ? { statusCode: 200, result: answer[id] } : { statusCode: 404, result: [] },
  )
}
