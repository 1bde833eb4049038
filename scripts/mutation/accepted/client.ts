import { type AcceptedMutant, acceptedFor } from './accepted-mutant'

/** Accepted changes of the client's cache. */
export const ofTheClient: readonly AcceptedMutant[] = [
  ...acceptedFor('Only requests of an adapter that gathers come here; the condition tells the compiler so.', {
    'platform/data-service/src/network/request-queue.ts': [
      ['if (first === undefined || gathering === undefined || gathering === null) return', '|| → &&'],
    ],
  }),
  ...acceptedFor('It only frees memory.', {
    'platform/data-service/src/query/query-engine.ts': [
      ['this.store.forgetEvictions()', 'without this.store.forgetEvictions()'],
    ],
  }),
  ...acceptedFor('The value is always there; the condition is for the compiler.', {
    'platform/data-service/src/network/request-queue.ts': [
      [
        'if (first === undefined || gathering === undefined || gathering === null) return',
        'without if (first === undefined || gathering === undefined || gathe…',
      ],
      ['const { limit, longestAddress } = first.adapter.gathering ?? { limit: 1 }', '1 → 0'],
    ],
  }),
  ...acceptedFor('Of a fresh record that cannot be served, some field is missing.', {
    'platform/data-service/src/query/query-engine.ts': [
      ['if (missingFields.length > 0) return adapter.combination.narrow(config, missingFields)', '> → >='],
    ],
  }),
  ...acceptedFor('It saves work where nobody listens.', {
    'platform/data-service/src/query/query-engine.ts': [
      ['if (this.recordListeners.size === 0) return', 'without if (this.recordListeners.size === 0) return'],
    ],
  }),
  ...acceptedFor('Only the order of uses counts.', {
    'platform/data-service/src/query/query-engine.ts': [['#uses = 0', '0 → 1']],
  }),
  ...acceptedFor('A query is used as soon as it is made.', {
    'platform/data-service/src/query/query.ts': [['usedAt = 0', '0 → 1']],
  }),
  ...acceptedFor('It is read together with a lookup, which is not there yet.', {
    'platform/data-service/src/query/query.ts': [['#revision = -1', '1 → 0']],
  }),
  ...acceptedFor('The first repair sets it anew.', {
    'platform/data-service/src/query/query.ts': [['#repairs = 0', '0 → 1']],
  }),
  ...acceptedFor('The first comparison sets it, as nothing is the same as what was never compared.', {
    'platform/data-service/src/query/observation.ts': [['#isSame = true', 'true → false']],
  }),
  ...acceptedFor('It saves a comparison of what is the same.', {
    'platform/data-service/src/query/observation.ts': [
      ['if (before === next) return false', 'without if (before === next) return false'],
    ],
  }),
  ...acceptedFor('Of one state both have data or neither has.', {
    'platform/data-service/src/query/observation.ts': [
      ["if ('data' in before && 'data' in next)", '&& → ||'],
    ],
  }),
  ...acceptedFor('Of one state both have an error or neither has.', {
    'platform/data-service/src/query/observation.ts': [
      ["return 'error' in before && 'error' in next ? before.error !== next.error : false", '&& → ||'],
    ],
  }),
  ...acceptedFor('A read joins what is on its way for it.', {
    'platform/data-service/src/query/query-engine.ts': [
      [
        "if (query.flights === 0 && query.mayRepair(now)) void this.fetch(query, false, 'incomplete', false)",
        '&& → ||',
      ],
    ],
  }),
]
