import type { AcceptedMutant } from './accepted-mutant'

/** Of the cache of the client. */
export const ofTheClient: readonly AcceptedMutant[] = [
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (first === undefined || gathering === undefined || gathering === null) return',
    change: '|| → &&',
    reason: 'Only requests of an adapter that gathers come here; the condition tells the compiler so.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'this.#memo.forgetDropped()',
    change: 'without this.#memo.forgetDropped()',
    reason: 'It only frees memory.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'this.store.forgetEvictions()',
    change: 'without this.store.forgetEvictions()',
    reason: 'It only frees memory.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: "const status = 'error' in snapshot ? snapshot.error.status : 0",
    change: '0 → 1',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'if (missingFields.length > 0) return adapter.combination.narrow(config, missingFields)',
    change: '> → >=',
    reason: 'Of a fresh record that cannot be served, some field is missing.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'if (this.recordListeners.size === 0) return',
    change: 'without if (this.recordListeners.size === 0) return',
    reason: 'It saves work where nobody listens.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: '#uses = 0',
    change: '0 → 1',
    reason: 'Only the order of uses counts.',
  },
  {
    path: 'platform/data-service/src/query/query.ts',
    line: 'usedAt = 0',
    change: '0 → 1',
    reason: 'A query is used as soon as it is made.',
  },
  {
    path: 'platform/data-service/src/query/query.ts',
    line: '#revision = -1',
    change: '1 → 0',
    reason: 'It is read together with a lookup, which is not there yet.',
  },
  {
    path: 'platform/data-service/src/query/query.ts',
    line: '#repairs = 0',
    change: '0 → 1',
    reason: 'The first repair sets it anew.',
  },
  {
    path: 'platform/data-service/src/query/observation.ts',
    line: '#isSame = true',
    change: 'true → false',
    reason: 'The first comparison sets it, as nothing is the same as what was never compared.',
  },
  {
    path: 'platform/data-service/src/query/observation.ts',
    line: 'if (before === next) return false',
    change: 'without if (before === next) return false',
    reason: 'It saves a comparison of what is the same.',
  },
  {
    path: 'platform/data-service/src/query/observation.ts',
    line: "if ('data' in before && 'data' in next) return !comparison.readTheSame(before.data, next.data)",
    change: '&& → ||',
    reason: 'Of one state both have data or neither has.',
  },
  {
    path: 'platform/data-service/src/query/observation.ts',
    line: "return 'error' in before && 'error' in next ? before.error !== next.error : false",
    change: '&& → ||',
    reason: 'Of one state both have an error or neither has.',
  },
  {
    path: 'platform/data-service/src/query/config-memo.ts',
    line: 'else if (cached.length < alike.length) byFirstValue.set(first, cached)',
    change: '< → <=',
    reason: 'It stores what is stored already.',
  },
  {
    path: 'platform/data-service/src/query/config-memo.ts',
    line: 'for (let index = 0; index < copy.length; index += 1) {',
    change: '< → <=',
    reason: 'Behind the end of both there is nothing on either side.',
  },
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (first === undefined || gathering === undefined || gathering === null) return',
    change: 'without if (first === undefined || gathering === undefined || gathe…',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (requests.length === 1) return [requests]',
    change: 'without if (requests.length === 1) return [requests]',
    reason: 'It saves work for the most usual case.',
  },
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'if (requests.length === 1) return [requests]',
    change: '1 → 0',
    reason: 'It saves work for the most usual case.',
  },
  {
    path: 'platform/data-service/src/network/request-queue.ts',
    line: 'const { limit, longestAddress } = first.adapter.gathering ?? { limit: 1 }',
    change: '1 → 0',
    reason: 'The condition tells the compiler what is so already.',
  },
  {
    path: 'platform/data-service/src/query/query-engine.ts',
    line: 'if (query.flights === 0 && query.mayRepair(now)) void this.fetch(query, false)',
    change: '&& → ||',
    reason: 'A read joins what is on its way for it.',
  },
]
