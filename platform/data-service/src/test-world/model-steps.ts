import fc from 'fast-check'
import type { CachePolicy } from '../adapter/cache-policy'
import { firstId, secondId } from './test-world'

/** The records of the model's world; the first leads to the second. */
export const modelIds = [firstId, secondId, 'a01000000000003AAA', 'a01000000000004AAA']
const modelFields = ['Color', 'Name', 'Size']

const anyId = fc.constantFrom(...modelIds)
const anyFields = fc.subarray(['Absent', ...modelFields], { minLength: 1 })
const anyName = fc.constantFrom(...modelFields)
const anyValue = fc.constantFrom('one', 'two', 'three')
const anyWait = fc.constantFrom(0, 1, 10_000, 29_999, 30_000, 30_001, 35_000)
const anyPolicy: fc.Arbitrary<CachePolicy> = fc.oneof(
  { arbitrary: fc.constant<CachePolicy>({ type: 'cache-then-network' }), weight: 4 },
  fc.constantFrom<CachePolicy>(
    { type: 'cache-and-network' },
    { type: 'no-cache' },
    { type: 'only-if-cached' },
    { type: 'stale-while-revalidate', staleDurationSeconds: 5 },
    { type: 'valid-at', timestamp: 1_020_000 },
    { type: 'valid-at', timestamp: 1_020_000, basePolicy: { type: 'only-if-cached' } },
  ),
)

const record = fc.record
const kind = <const Kind extends string>(name: Kind) => fc.constant(name)

/** Changes on the server, and notifications of them. */
const anyServerStep = fc.oneof(
  record({ kind: kind('change'), id: anyId, name: anyName, value: anyValue }),
  record({ kind: kind('delete'), id: anyId }),
  record({ kind: kind('reorder'), etag: fc.constantFrom('first', 'second') }),
  record({ kind: kind('fail'), status: fc.constantFrom(500, 400, 503) }),
  record({
    kind: kind('changes'),
    touched: fc.subarray(modelIds),
    gone: fc.subarray(modelIds, { maxLength: 1 }),
    missed: fc.oneof({ arbitrary: fc.constant(false), weight: 5 }, fc.constant(true)),
  }),
)

const anyWriteStep = fc.oneof(
  record({ kind: kind('write'), id: anyId, name: anyName, value: anyValue, isSilent: fc.boolean() }),
  record({ kind: kind('draft'), id: anyId, name: anyName, value: anyValue, isRefused: fc.boolean() }),
  record({ kind: kind('remove'), id: anyId }),
  record({ kind: kind('evict'), id: anyId }),
)

const anyReadStep = fc.oneof(
  { arbitrary: record({ kind: kind('read'), id: anyId, fields: anyFields, policy: anyPolicy }), weight: 3 },
  record({ kind: kind('list'), fields: anyFields, policy: anyPolicy }),
  record({
    kind: kind('batch'),
    ids: fc.subarray(modelIds, { minLength: 1 }),
    fields: anyFields,
    policy: anyPolicy,
  }),
  {
    arbitrary: record({
      kind: kind('page'),
      fields: fc.constantFrom(['Name'], ['Color', 'Name']),
      offset: fc.constantFrom(0, 0, 1, 2, 5),
      size: fc.constantFrom(1, 2, 4),
      policy: anyPolicy,
    }),
    weight: 2,
  },
)

/** One step of a sequence that the cache and the model go through side by side. */
const anyModelStep = fc.oneof(
  { arbitrary: anyReadStep, weight: 5 },
  { arbitrary: record({ kind: kind('wait'), ms: anyWait }), weight: 2 },
  { arbitrary: anyWriteStep, weight: 2 },
  { arbitrary: anyServerStep, weight: 2 },
)

export type ModelStep = typeof anyModelStep extends fc.Arbitrary<infer Step> ? Step : never

/** Up to forty steps, long sequences as likely as short ones. */
export const anyModelSteps = fc.array(anyModelStep, { maxLength: 40, size: 'max' })
